import { types, type ParserOptions, type PGlite, type QueryOptions } from '@electric-sql/pglite';

const asText = (value: string): string => value;

/** Drizzle reads dates and times itself and wants them as the engine writes them. */
export const TEXT_DATES: ParserOptions = Object.fromEntries(
  [types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL].map((type) => [type, asText]),
);

/** Of the arrays that drizzle would also read itself: numeric, timestamp, timestamptz, interval, date. The shop keeps none. */
const ARRAYS = [1231, 1115, 1185, 1187, 1182];
const KNOWN: ReadonlySet<string> = new Set([...Object.keys(TEXT_DATES), ...ARRAYS.map(String)]);

/**
 * For an engine started with TEXT_DATES: drizzle sends the same parsers along with each query, and the engine would then copy its
 * three hundred others for each result, an eighth of what a cart write costs.
 */
export function knowTextDates(engine: PGlite): void {
  const query = engine.query.bind(engine);
  engine.query = (text, values, options) => query(text, values, withoutKnown(options));
  const transaction = engine.transaction.bind(engine);
  engine.transaction = (work) =>
    transaction((tx) => {
      const queryInside = tx.query.bind(tx);
      tx.query = (text, values, options) => queryInside(text, values, withoutKnown(options));
      return work(tx);
    });
}

function withoutKnown(options: QueryOptions | undefined): QueryOptions | undefined {
  if (options?.parsers === undefined) return options;
  const { parsers, ...others } = options;
  return Object.keys(parsers).every((type) => KNOWN.has(type)) ? others : options;
}
