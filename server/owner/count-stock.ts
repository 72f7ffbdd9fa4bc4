import type { DeskAct } from '../../src/domain/desk/desk-act';
import { shopDayOf } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import { bumpCatalogueVersion } from '../repositories/catalogue';
import { lockCatalogue } from '../repositories/catalogue-changes';
import { findOtherAct } from '../repositories/desk-acts';
import type { StaffRow } from '../repositories/staff';
import { factOf } from './note-act';
import { lockStockOf, putStock } from '../repositories/stock';

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

/** A count may have been under way while a snapshot was read: longer than a statement may take (`server/db/open-postgres.ts`). */
const UNDER_WAY_MS = 15_000;

/**
 * Inside a transaction. A count made without a signal says how many boxes stood there then: what was sold since is taken off. A count in between, at a Desk
 * or by the store tool, is told. Raises the catalogue's version.
 */
export async function countStock(
  tx: Database,
  act: StockAct,
  { member, now }: { readonly member: Pick<StaffRow, 'id'>; readonly now: number },
): Promise<Counted> {
  const { slug, boxes, seenBoxes, seenAsOf, backOn } = act;
  await lockCatalogue(tx);
  const row = await lockStockOf(tx, slug);
  const before = row?.boxesOnHand ?? null;
  const other = await findOtherAct(tx, { id: act.id, kind: 'count', subject: stockSubject(act) });
  const [rowAt, actAt] = [row?.countedAt?.getTime() ?? 0, other?.createdAt.getTime() ?? 0];
  const last = other !== undefined && actAt >= rowAt ? other : undefined;
  const countedAt = Math.max(rowAt, actAt);
  // One's own count that still waited when this one was made is no surprise.
  const isOwn = last?.staffId === member.id && factOf(last.after, 'counted') === seenBoxes;
  const isSeen = countedAt <= seenAsOf && (last === undefined ? before : factOf(last.after, 'boxes')) === seenBoxes;
  if (countedAt > seenAsOf - UNDER_WAY_MS && !isOwn && !isSeen)
    return { kind: 'counted-since', by: last?.staffName ?? 'Somebody at the store tool', boxes: before };
  const soldSince = seenBoxes === null || before === null ? 0 : seenBoxes - before;
  const after = boxes === null ? null : Math.max(0, boxes - soldSince);
  if (!(await putStock(tx, [{ slug, boxesOnHand: after, backOn }], shopDayOf(now), now))) return { kind: 'unknown-floor' };
  await bumpCatalogueVersion(tx);
  return { kind: 'counted', before, after };
}
