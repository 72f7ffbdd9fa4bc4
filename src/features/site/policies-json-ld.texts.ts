export const policiesJsonLdTexts = {
  delivery: 'Delivery by distance',
  perPallet: (boxes: number) =>
    `Per pallet of up to ${boxes} boxes. The price is estimated from the ZIP code until the cart has the address.`,
};
