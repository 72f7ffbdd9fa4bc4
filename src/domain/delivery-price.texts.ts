export const deliveryPriceTexts = {
  callUs: 'We will call you to set up delivery.',
  notChargedNow: 'Not charged now',
  withoutDelivery: 'without delivery',
  express: 'Express',
  standard: (pallets: number) => `Standard Delivery (${pallets} pallets)`,
  distance: (miles: string) => `Delivery is ${miles} miles by road.`,
  distanceFromZip: (miles: string) => `Delivery is ${miles} miles by road, estimated from ZIP.`,
  pallets: (pallets: number, count: string) => (pallets === 1 ? '1 pallet' : `${count} pallets`),
  band: (from: string, to: string, price: string) => `From ${from} to ${to} miles a pallet costs ${price}.`,
  load: (boxes: number, count: string, pallets: string, boxesPerPallet: number) =>
    `${count} ${boxes === 1 ? 'box takes' : 'boxes take'} ${pallets} of up to ${boxesPerPallet}`,
};
