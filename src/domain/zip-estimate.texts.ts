const NAMES = { rooms: 'rooms', quote: 'quote', floor: 'floor' };

export const zipEstimateTexts = {
  unpriced: (zip: string) => `no price yet for ZIP ${zip}`,
  priced: (usd: string, zip: string) => `${usd} estimated from ZIP ${zip}`,
  byPhone: (of: 'rooms' | 'quote' | 'floor', before: string) => `Your ${NAMES[of]} had ${before} for delivery.`,
  changed: (of: 'rooms' | 'quote' | 'floor', before: string, usd: string) =>
    `Your ${NAMES[of]} had ${before}. To this address delivery is ${usd}.`,
};
