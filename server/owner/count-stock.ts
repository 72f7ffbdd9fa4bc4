import type { EarlierCount } from '../../src/contract/desk/stock';
import type { DeskAct } from '../../src/domain/desk/desk-act';
import { shopDayOf } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import { bumpCatalogueVersion } from '../repositories/catalogue';
import { lockCatalogue } from '../repositories/catalogue-changes';
import { findOtherAct, listDeskActs } from '../repositories/desk-acts';
import type { StaffRow } from '../repositories/staff';
import { factOf, noteAct, type Doer } from './note-act';
import { changeStock, lockStockOf, putStock, type StockChange } from '../repositories/stock';

export type StockAct = Extract<DeskAct, { kind: 'count' }>;

type Counted =
  | { readonly kind: 'counted'; readonly before: number | null; readonly after: number | null }
  /** Somebody else has counted since this person looked. */
  | { readonly kind: 'counted-since'; readonly by: string; readonly boxes: number | null }
  | { readonly kind: 'unknown-floor' };

const COUNTS_SHOWN = 20;

/** Newest first. */
export async function listCounts(db: Database, slug: string): Promise<readonly EarlierCount[]> {
  const acts = await listDeskActs(db, { subject: stockSubject({ slug }), before: null, limit: COUNTS_SHOWN });
  return acts
    .filter(({ kind }) => kind === 'count')
    .map(({ createdAt, staffName, before, after }) => ({
      at: createdAt.getTime(),
      by: staffName,
      before: boxesOf(before),
      after: boxesOf(after),
    }));
}

const boxesOf = (noted: unknown): number | null => {
  const boxes = factOf(noted, 'boxes');
  return typeof boxes === 'number' ? boxes : null;
};

/** A count or a delivery that the owner types at a terminal: it holds whatever was counted before. Undefined keeps a value. */
export async function setStock(
  db: Database,
  change: StockChange,
  { by, now }: { readonly by: Doer; readonly now: number },
): Promise<{ readonly kind: 'set' } | { readonly kind: 'unknown-floor' } | { readonly kind: 'past-day' }> {
  const { boxesOnHand, backOn } = change;
  const today = shopDayOf(now);
  if (typeof backOn === 'string' && backOn < today) return { kind: 'past-day' };
  const isKnown = await changeStock(db, change, today, (tx, before) => {
    const day = backOn === undefined ? {} : { backOn };
    const noted =
      boxesOnHand === undefined
        ? { kind: 'back on', after: day }
        : { kind: 'count', before: { boxes: before }, after: { boxes: boxesOnHand, counted: boxesOnHand, ...day } };
    return noteAct(tx, { member: by, now }, { subject: stockSubject(change), ...noted });
  });
  return { kind: isKnown ? 'set' : 'unknown-floor' };
}

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
    return {
      kind: 'counted-since',
      by: last === undefined || last.staffId === null ? 'Somebody at the store tool' : last.staffName,
      boxes: before,
    };
  const soldSince = seenBoxes === null || before === null ? 0 : seenBoxes - before;
  const after = boxes === null ? null : Math.max(0, boxes - soldSince);
  if (!(await putStock(tx, [{ slug, boxesOnHand: after, backOn }], shopDayOf(now), now))) return { kind: 'unknown-floor' };
  await bumpCatalogueVersion(tx);
  return { kind: 'counted', before, after };
}
