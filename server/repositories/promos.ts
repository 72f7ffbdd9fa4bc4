import { and, asc, count, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { normalisePromoCode, type Promo } from '../../src/domain/promo';
import type { Database } from '../db/database';
import { checkoutSnapshots, orders, promos } from '../db/schema/shop';
import { bumpCatalogueVersion } from './catalogue';
import { hasHeldEnough, isHeldFrom } from './cart-snapshots';

/** A used-up promo has the status 'Used up'. `judgePromo` decides whether it applies. */
export async function findPromo(db: Database, typed: string): Promise<Promo | undefined> {
  const [row] = await db
    .select()
    .from(promos)
    .where(eq(promos.code, normalisePromoCode(typed)));
  if (row === undefined) return undefined;
  const isUsedUp = row.maxUses !== null && (await countUses(db, row)) >= row.maxUses;
  return isUsedUp ? { ...promoFrom(row), status: 'Used up' } : promoFrom(row);
}

async function countUses(db: Database, promo: CountedPromo): Promise<number> {
  const [row] = await usesOf(db, promo);
  return row?.uses ?? 0;
}

type CountedPromo = Pick<typeof promos.$inferSelect, 'code' | 'startsAt'>;

/** Earlier orders had a removed promo of the same code. */
function usesOf(db: Database, { code, startsAt }: CountedPromo) {
  return db
    .select({ uses: count() })
    .from(orders)
    .where(and(eq(orders.promoCode, code), gte(orders.createdAt, startsAt)));
}

/** `held`: by other shoppers' open payments. `enough`: this shopper held a use too often today without paying. */
export type PromoUse = 'free' | 'held' | 'enough' | 'gone';

/**
 * Another shopper's open payment reserves a use, so that nobody pays in vain. Call inside the transaction that freezes the cart: it
 * locks a promo with a limit, in the order of `lockUser`.
 */
export async function judgePromoUse(tx: Database, code: string, userId: number): Promise<PromoUse> {
  const isThis = eq(promos.code, code);
  const [unlocked] = await tx.select({ maxUses: promos.maxUses }).from(promos).where(isThis);
  if (unlocked?.maxUses === null) return 'free';
  const [row] = await tx.select().from(promos).where(isThis).for('update');
  if (row === undefined) return 'gone';
  if (row.maxUses === null) return 'free';
  const isWithCode = sql`${checkoutSnapshots.content} -> 'choice' ->> 'promoCode' = ${code}`;
  const held = tx
    .select({ uses: count() })
    .from(checkoutSnapshots)
    .where(and(isHeldFrom(userId), isWithCode));
  const ordered = usesOf(tx, row);
  // One statement: between two, a payment could become an order and be counted in neither.
  const [counted] = await tx
    .select({
      isLeft: sql<boolean>`(${held}) + (${ordered}) < ${row.maxUses}`,
      isGone: sql<boolean>`(${ordered}) >= ${row.maxUses}`,
    })
    .from(promos)
    .where(isThis);
  if (counted?.isLeft === true) return (await hasHeldEnough(tx, userId, isWithCode)) ? 'enough' : 'free';
  return counted?.isGone === false ? 'held' : 'gone';
}

/**
 * How often a promo with a limit was used, when that is as often as it may be; else null. Call in the transaction that writes another
 * order with it: it locks the promo, in the order of `lockUser`.
 */
export async function lockUsedUpPromo(tx: Database, code: string): Promise<{ readonly uses: number; readonly maxUses: number } | null> {
  const isLimited = and(eq(promos.code, code), isNotNull(promos.maxUses));
  const [row] = await tx.select().from(promos).where(isLimited).for('update');
  if (row === undefined || row.maxUses === null) return null;
  const uses = await countUses(tx, row);
  return uses < row.maxUses ? null : { uses, maxUses: row.maxUses };
}

/** By code, ended and inactive ones too. */
export async function listPromos(db: Database): Promise<readonly Promo[]> {
  return (await db.select().from(promos).orderBy(asc(promos.code))).map(promoFrom);
}

/** False when the code exists already. */
export async function insertPromo(db: Database, { startsAt, endsAt, ...promo }: Promo, maxUses: number | null = null): Promise<boolean> {
  // Protected by: the unique code.
  return db.transaction(async (tx) => {
    const row = { ...promo, maxUses, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    const written = await tx.insert(promos).values(row).onConflictDoNothing().returning({ code: promos.code });
    if (written.length > 0) await bumpCatalogueVersion(tx);
    return written.length > 0;
  });
}

/** `at` in milliseconds since 1970; an earlier end stays. Returns the previous state; undefined when there is none. */
export async function endPromo(db: Database, code: string, at: number): Promise<Promo | undefined> {
  // Protected by: the promo's row lock.
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(promos).where(eq(promos.code, code)).for('update');
    if (row === undefined) return undefined;
    if (row.endsAt.getTime() > at) {
      await tx
        .update(promos)
        .set({ endsAt: new Date(at) })
        .where(eq(promos.code, code));
      await bumpCatalogueVersion(tx);
    }
    return promoFrom(row);
  });
}

/** Until `endsAt` (milliseconds since 1970); its first day stays. Undefined when there is none that has begun by then. */
export async function revivePromo(db: Database, code: string, endsAt: number): Promise<Promo | undefined> {
  // Protected by: the condition in the write.
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(promos)
      .set({ status: 'Active', endsAt: new Date(endsAt) })
      .where(and(eq(promos.code, code), lte(promos.startsAt, new Date(endsAt))))
      .returning();
    if (row === undefined) return undefined;
    await bumpCatalogueVersion(tx);
    return promoFrom(row);
  });
}

/** Returns the codes that existed. Orders keep their code. */
export async function removePromos(db: Database, codes: readonly string[]): Promise<readonly string[]> {
  // Protected by: the condition in the write.
  return db.transaction(async (tx) => {
    const rows = await tx
      .delete(promos)
      .where(inArray(promos.code, [...codes]))
      .returning({ code: promos.code });
    if (rows.length > 0) await bumpCatalogueVersion(tx);
    return rows.map(({ code }) => code);
  });
}

/** Most orders per code; codes without a limit are absent. */
export async function readPromoLimits(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ code: promos.code, maxUses: promos.maxUses }).from(promos);
  return new Map(rows.flatMap(({ code, maxUses }) => (maxUses === null ? [] : [[code, maxUses] as const])));
}

/** Orders since the promo's start, cancelled ones included. */
export async function countPromoUses(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ code: promos.code, uses: count() })
    .from(promos)
    .innerJoin(orders, and(eq(orders.promoCode, promos.code), gte(orders.createdAt, promos.startsAt)))
    .groupBy(promos.code);
  return new Map(rows.map(({ code, uses }) => [code, uses]));
}

function promoFrom(row: typeof promos.$inferSelect): Promo {
  const { code, status, percentHundredths, startsAt, endsAt } = row;
  return { code, status, percentHundredths, startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
}
