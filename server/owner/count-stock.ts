import type { DeskAct } from '../../src/domain/desk/desk-act';
import { shopDayOf } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import { bumpCatalogueVersion } from '../repositories/catalogue';
import { lockCatalogue } from '../repositories/catalogue-changes';
import { findActSince } from '../repositories/desk-acts';
import { listStock, putStock } from '../repositories/stock';

export type StockAct = Extract<DeskAct, { kind: 'count' }>;

type Counted =
  | { readonly kind: 'counted'; readonly before: number | null; readonly after: number | null }
  /** Somebody else has counted since this person looked. */
  | { readonly kind: 'counted-since'; readonly by: string; readonly boxes: number | null }
  | { readonly kind: 'unknown-floor' };

/** What an act on the boxes of a floor is noted under. */
export function stockSubject({ slug }: Pick<StockAct, 'slug'>): string {
  return `floor ${slug}`;
}

/**
 * Inside a transaction. A count made without a signal says how many boxes stood there then: what was sold since is taken off. Raises the catalogue's
 * version.
 */
export async function countStock(tx: Database, act: StockAct, now: number): Promise<Counted> {
  const { slug, boxes, seenBoxes, seenAsOf, backOn } = act;
  await lockCatalogue(tx);
  const other = await findActSince(tx, { kind: 'count', subject: stockSubject(act), since: seenAsOf });
  const before = (await listStock(tx)).find((floor) => floor.slug === slug)?.boxesOnHand ?? null;
  if (other !== undefined) return { kind: 'counted-since', by: other.staffName, boxes: before };
  const soldSince = seenBoxes === null || before === null ? 0 : seenBoxes - before;
  const after = boxes === null ? null : Math.max(0, boxes - soldSince);
  if (!(await putStock(tx, [{ slug, boxesOnHand: after, backOn }], shopDayOf(now)))) return { kind: 'unknown-floor' };
  await bumpCatalogueVersion(tx);
  return { kind: 'counted', before, after };
}
