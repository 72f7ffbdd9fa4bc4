import type { zipEstimateTexts as english } from '../../domain/zip-estimate.texts';

const NAMES = { rooms: 'de sus habitaciones', quote: 'de su cotización', floor: 'de su piso' };

export const zipEstimateTexts: typeof english = {
  unpriced: (zip) => `aún sin precio para el código postal ${zip}`,
  priced: (usd, zip) => `estimada en ${usd} para el código postal ${zip}`,
  byPhone: (of, before) => `La entrega ${NAMES[of]} estaba ${before}.`,
  changed: (of, before, usd) => `La entrega ${NAMES[of]} estaba ${before}. A esta dirección cuesta ${usd}.`,
};
