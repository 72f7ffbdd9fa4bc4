/** Fields of replies that hold a figure: money, area, percent, distance, count. */
const FIGURES = new Set([
  'price',
  'main_price',
  'price_per_box',
  'sqft_in_box',
  'tax',
  'installation_charge',
  'min_mile',
  'max_mile',
  'percentage',
  'quantity',
  'total',
  'latitude',
  'longitude',
]);

/**
 * Figures that the store would silently take for missing: 'NaN', 'call us', true. Each with its place in the reply.
 * Missing, null and empty are fine: they say that there is none.
 */
export function oddFigures(reply: unknown, place = 'reply'): readonly string[] {
  if (Array.isArray(reply)) return reply.flatMap((item, index) => oddFigures(item, `${place}[${index}]`));
  if (typeof reply !== 'object' || reply === null) return [];
  return Object.entries(reply).flatMap(([name, value]) =>
    FIGURES.has(name) && !isFigure(value) ? [`${place}.${name} is ${JSON.stringify(value)}`] : oddFigures(value, `${place}.${name}`),
  );
}

function isFigure(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'number') return true;
  return typeof value === 'string' && (value.trim() === '' || /^\s*-?\d+(\.\d+)?\s*$/.test(value));
}
