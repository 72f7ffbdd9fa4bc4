import { normalisePromoCode, type Promo } from '../../src/domain/promo';
import { shopDayEnd, shopDayOf, shopDayStart } from '../../src/domain/shop-day';
import { countPromoUses, endPromo, insertPromo, listPromos, removePromos, revivePromo } from '../repositories/promos';
import { noteAct, type ShopChange } from './note-act';

export interface NewPromo {
  /** As typed. */
  readonly code: string;
  /** Hundredths of a percent. */
  readonly percentHundredths: number;
  /** Of the shop, YYYY-MM-DD; both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Null without a limit. */
  readonly maxUses: number | null;
}

export type PromoRefusal =
  | { readonly kind: 'no-code' }
  | { readonly kind: 'no-percentage' }
  | { readonly kind: 'no-day'; readonly day: string }
  | { readonly kind: 'days-swapped' }
  | { readonly kind: 'no-limit' }
  | { readonly kind: 'taken'; readonly code: string };

const CODE = /^[A-Z0-9][A-Z0-9_-]{1,29}$/;
const MOST_USES = 999_999;

/** `earlierUses`: orders with this code since its first day; they count towards the limit. */
export async function addPromo(
  { db, by, now }: ShopChange,
  typed: NewPromo,
): Promise<{ readonly kind: 'added'; readonly promo: Promo; readonly earlierUses: number } | PromoRefusal> {
  const code = normalisePromoCode(typed.code);
  const { percentHundredths, maxUses } = typed;
  if (!CODE.test(code)) return { kind: 'no-code' };
  if (!Number.isInteger(percentHundredths) || percentHundredths < 1 || percentHundredths > 10_000) return { kind: 'no-percentage' };
  const [startsAt, endsAt] = [shopDayStart(typed.firstDay), shopDayEnd(typed.lastDay)];
  if (startsAt === null) return { kind: 'no-day', day: typed.firstDay };
  if (endsAt === null) return { kind: 'no-day', day: typed.lastDay };
  if (endsAt < startsAt) return { kind: 'days-swapped' };
  if (maxUses !== null && (!Number.isInteger(maxUses) || maxUses < 1 || maxUses > MOST_USES)) return { kind: 'no-limit' };
  const promo: Promo = { code, status: 'Active', percentHundredths, startsAt, endsAt };
  // Protected by: the unique code.
  const isAdded = await db.transaction(async (tx) => {
    const isNew = await insertPromo(tx, promo, maxUses);
    const after = {
      percent: percentHundredths / 100,
      from: typed.firstDay,
      to: typed.lastDay,
      ...(maxUses === null ? {} : { limit: maxUses }),
    };
    if (isNew) await noteAct(tx, { member: by, now }, { kind: 'promo added', subject: subjectOf(code), after });
    return isNew;
  });
  if (!isAdded) return { kind: 'taken', code };
  return { kind: 'added', promo, earlierUses: (await countPromoUses(db)).get(code) ?? 0 };
}

/** Now; an earlier end stays. `before` is as it was. */
export async function endPromoNow(
  { db, by, now }: ShopChange,
  typed: string,
): Promise<{ readonly kind: 'ended'; readonly before: Promo } | { readonly kind: 'unknown' }> {
  const code = normalisePromoCode(typed);
  // Protected by: the promo's row lock.
  return db.transaction(async (tx) => {
    const before = await endPromo(tx, code, now);
    if (before === undefined) return { kind: 'unknown' };
    if (before.endsAt > now)
      await noteAct(tx, { member: by, now }, { kind: 'promo ended', subject: subjectOf(code), before: { to: shopDayOf(before.endsAt) } });
    return { kind: 'ended', before };
  });
}

export type RevivalRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'no-day' }
  | { readonly kind: 'past-day' }
  | { readonly kind: 'begins-later'; readonly startsOn: string };

/** Until the end of `lastDay`; its first day stays. */
export async function revivePromoUntil(
  { db, by, now }: ShopChange,
  typed: string,
  lastDay: string,
): Promise<{ readonly kind: 'revived'; readonly promo: Promo } | RevivalRefusal> {
  const code = normalisePromoCode(typed);
  const endsAt = shopDayEnd(lastDay);
  if (endsAt === null) return { kind: 'no-day' };
  if (endsAt < now) return { kind: 'past-day' };
  const known = (await listPromos(db)).find((listed) => listed.code === code);
  if (known !== undefined && endsAt < known.startsAt) return { kind: 'begins-later', startsOn: shopDayOf(known.startsAt) };
  // Protected by: the condition in the write.
  return db.transaction(async (tx) => {
    const promo = await revivePromo(tx, code, endsAt);
    if (promo === undefined) return { kind: 'unknown' };
    const before = known === undefined ? {} : { before: { to: shopDayOf(known.endsAt) } };
    await noteAct(tx, { member: by, now }, { kind: 'promo revived', subject: subjectOf(code), ...before, after: { to: lastDay } });
    return { kind: 'revived', promo };
  });
}

/** For good; the codes that were there. Orders keep their code. */
export async function takePromosAway({ db, by, now }: ShopChange, typed: readonly string[]): Promise<readonly string[]> {
  // Protected by: the condition in the write.
  return db.transaction(async (tx) => {
    const removed = await removePromos(tx, typed.map(normalisePromoCode));
    for (const code of removed) await noteAct(tx, { member: by, now }, { kind: 'promo removed', subject: subjectOf(code) });
    return removed;
  });
}

const subjectOf = (code: string): string => `promo ${code}`;
