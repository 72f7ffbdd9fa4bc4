import { and, desc, eq, gt, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { formatAddress } from '../../src/domain/address';
import { sameHouseAs } from '../../src/domain/house';
import { type Language, readLanguage, spokenLanguage } from '../../src/domain/languages';
import { mailboxOf } from '../../src/domain/mailbox';
import type { SampleOrder } from '../../src/contract/samples';
import {
  MAX_SAMPLES_A_MONTH,
  SAMPLE_MONTH_DAYS,
  SAMPLE_STATES,
  SAMPLES_A_DAY,
  type SampleFloor,
  type SampleState,
} from '../../src/domain/samples';
import { shopDayOf, shopDayStart } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import { products } from '../db/schema/catalogue';
import { sampleOrders } from '../db/schema/samples';

const DAY_MS = 24 * 60 * 60 * 1000;
/** No line of an address has one. */
const LINE_BREAK = '\n';

/** Times in milliseconds since 1970. */
export interface KeptSampleOrder {
  readonly id: number;
  readonly state: SampleState;
  readonly floors: readonly Pick<SampleFloor, 'productId' | 'title'>[];
  readonly name: string;
  readonly addressText: string;
  readonly phone: string;
  readonly email: string;
  /** Of the mail about them. */
  readonly language: Language;
  readonly orderedAt: number;
  /** When it was shipped or cancelled; null while it is new. */
  readonly settledAt: number | null;
  readonly settledBy: string | null;
}

/**
 * `known` is stored already. `leftThisMonth`: what its mailbox and house may still order. `beyondPace`: the samples of this day, when this order is the
 * one that went beyond SAMPLES_A_DAY.
 */
export type SamplesTaken =
  | { readonly kind: 'taken'; readonly order: KeptSampleOrder; readonly beyondPace: number | null }
  | { readonly kind: 'known' }
  | { readonly kind: 'unknown-floors'; readonly productIds: readonly number[] }
  | { readonly kind: 'too-many'; readonly leftThisMonth: number };

interface SampleOrderOnce {
  readonly now: number;
  readonly clientId: string | null;
  /** Whether another postal code is in the neighborhood of this order's. */
  readonly isNear: (postalCode: string) => boolean;
}

/** Once per client id. Call inside a transaction: it locks the table, so that two orders for one house cannot both pass the limit. */
export async function takeSampleOrder(
  tx: Database,
  { productIds, ...recipient }: SampleOrder,
  { now, clientId, isNear }: SampleOrderOnce,
): Promise<SamplesTaken> {
  await tx.execute(sql`lock table ${sampleOrders} in share row exclusive mode`);
  if (clientId !== null) {
    const [known] = await tx.select({ id: sampleOrders.id }).from(sampleOrders).where(eq(sampleOrders.clientId, clientId));
    if (known !== undefined) return { kind: 'known' };
  }
  const sold = await tx
    .select({ productId: products.id, title: products.title })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), products.isActive));
  const titles = new Map(sold.map(({ productId, title }) => [productId, title]));
  const unknown = productIds.filter((id) => !titles.has(id));
  if (unknown.length > 0) return { kind: 'unknown-floors', productIds: unknown };
  const sent = sentBefore(await readRecentOrders(tx, now), recipient, isNear);
  if (sent + productIds.length > MAX_SAMPLES_A_MONTH) return { kind: 'too-many', leftThisMonth: Math.max(0, MAX_SAMPLES_A_MONTH - sent) };
  const [row] = await tx
    .insert(sampleOrders)
    .values({
      floors: productIds.map((productId) => ({ productId, title: titles.get(productId) ?? '' })),
      name: recipient.name,
      addressText: formatAddress(recipient),
      house: [recipient.line1, recipient.line2, recipient.postalCode].join(LINE_BREAK),
      phone: recipient.mobileNumber,
      email: recipient.email,
      language: spokenLanguage(),
      clientId,
      createdAt: new Date(now),
    })
    .returning();
  if (row === undefined) throw new Error('The order of samples was not written');
  const today = await countSamplesOfDay(tx, now);
  const isCrossing = today > SAMPLES_A_DAY && today - productIds.length <= SAMPLES_A_DAY;
  return { kind: 'taken', order: sampleOrderFrom(row), beyondPace: isCrossing ? today : null };
}

interface RecentOrder {
  readonly email: string;
  readonly house: string;
  readonly samples: number;
}

const sampleCount = sql<number>`jsonb_array_length(${sampleOrders.floors})`;

/** Without cancelled ones. */
async function readRecentOrders(tx: Database, now: number): Promise<readonly RecentOrder[]> {
  return tx
    .select({ email: sampleOrders.email, house: sampleOrders.house, samples: sampleCount })
    .from(sampleOrders)
    .where(and(ne(sampleOrders.state, 'cancelled'), gt(sampleOrders.createdAt, new Date(now - SAMPLE_MONTH_DAYS * DAY_MS))));
}

/** The larger of mailbox and house: the sum would refuse a shopper because of two unrelated others. */
function sentBefore(
  orders: readonly RecentOrder[],
  recipient: Pick<SampleOrder, 'email' | 'line1' | 'line2' | 'postalCode'>,
  isNear: (postalCode: string) => boolean,
): number {
  const mailbox = mailboxOf(recipient.email);
  const isItsHouse = sameHouseAs([recipient.line1, recipient.line2]);
  const countOf = (isCounted: (order: RecentOrder) => boolean): number =>
    orders.reduce((sum, order) => (isCounted(order) ? sum + order.samples : sum), 0);
  return Math.max(
    countOf(({ email }) => mailboxOf(email) === mailbox),
    countOf(({ house }) => {
      const [line1 = '', line2 = '', postalCode = ''] = house.split(LINE_BREAK);
      return isNear(postalCode) && isItsHouse([line1, line2]);
    }),
  );
}

/** Of the shop's day that contains `now`, cancelled ones too. */
export async function countSamplesOfDay(db: Database, now: number): Promise<number> {
  const midnight = shopDayStart(shopDayOf(now)) ?? now - DAY_MS;
  const [row] = await db
    .select({ samples: sql<number>`coalesce(sum(${sampleCount}), 0)::int` })
    .from(sampleOrders)
    .where(gte(sampleOrders.createdAt, new Date(midnight)));
  return row?.samples ?? 0;
}

/** Each word must occur in the name, address, telephone, email or a product's title. */
export interface SamplesSought {
  readonly words: readonly string[];
  readonly state: SampleState | null;
}

/** Newest first, below `beforeId`. */
export async function searchSampleOrders(
  db: Database,
  { words, state }: SamplesSought,
  { limit, beforeId }: { readonly limit: number; readonly beforeId: number | null },
): Promise<readonly KeptSampleOrder[]> {
  const rows = await db
    .select()
    .from(sampleOrders)
    .where(
      and(
        ...words.map(contains),
        state === null ? undefined : eq(sampleOrders.state, state),
        beforeId === null ? undefined : lt(sampleOrders.id, beforeId),
      ),
    )
    .orderBy(desc(sampleOrders.id))
    .limit(limit);
  return rows.map(sampleOrderFrom);
}

function contains(word: string): SQL {
  const { name, addressText, phone, email, floors } = sampleOrders;
  const facts = sql`concat_ws(' ', ${name}, ${addressText}, ${phone}, ${email}, jsonb_path_query_array(${floors}, '$[*].title')::text)`;
  return sql`position(lower(${word}) in lower(${facts})) > 0`;
}

/** Null for an unknown id. */
export async function findSampleOrder(db: Database, id: number): Promise<KeptSampleOrder | null> {
  const [row] = await db.select().from(sampleOrders).where(eq(sampleOrders.id, id));
  return row === undefined ? null : sampleOrderFrom(row);
}

/** Null, without a change, when it is not new. */
export async function settleSampleOrder(
  tx: Database,
  id: number,
  to: Exclude<SampleState, 'new'>,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<KeptSampleOrder | null> {
  // Protected by: the condition in the write.
  const [row] = await tx
    .update(sampleOrders)
    .set({ state: to, settledAt: new Date(now), settledBy: by })
    .where(and(eq(sampleOrders.id, id), eq(sampleOrders.state, 'new')))
    .returning();
  return row === undefined ? null : sampleOrderFrom(row);
}

function sampleOrderFrom(row: typeof sampleOrders.$inferSelect): KeptSampleOrder {
  const { id, floors, name, addressText, phone, email, settledBy } = row;
  return {
    id,
    state: SAMPLE_STATES.find((state) => state === row.state) ?? 'new',
    floors,
    name,
    addressText,
    phone,
    email,
    language: readLanguage(row.language),
    orderedAt: row.createdAt.getTime(),
    settledAt: row.settledAt?.getTime() ?? null,
    settledBy,
  };
}
