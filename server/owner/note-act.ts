import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database';
import { insertDeskAct } from '../repositories/desk-acts';
import type { StaffRow } from '../repositories/staff';

export type Facts = Readonly<Record<string, string | number | boolean | null>>;

export interface NewAct {
  /** Of an act that a device made; made here without it. */
  readonly id?: string;
  readonly madeAt?: number;
  readonly kind: string;
  readonly subject: string;
  readonly before?: Facts;
  readonly after?: Facts;
}

/** Without an id: the owner at a terminal. */
export interface Doer {
  readonly id: StaffRow['id'] | null;
  readonly name: string;
}

/** Who changes the shop, and when. */
export interface ShopChange {
  readonly db: Database;
  readonly by: Doer;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** As it is noted for the owner at a terminal. */
export const AT_TERMINAL: Doer = { id: null, name: 'the store tool' };

/** What was noted may be of an earlier version. */
export function factOf(noted: unknown, name: string): unknown {
  return typeof noted === 'object' && noted !== null ? Object.entries(noted).find(([key]) => key === name)?.[1] : undefined;
}

/** Inside the transaction that does it, where there is one. False when it is done already. No personal data of shoppers: acts outlive them. */
export function noteAct(
  tx: Database,
  { member, now }: { readonly member: Doer; readonly now: number },
  { id = randomUUID(), madeAt = now, kind, subject, before, after }: NewAct,
): Promise<boolean> {
  return insertDeskAct(tx, {
    id,
    staffId: member.id,
    staffName: member.name,
    kind,
    subject,
    before: before ?? null,
    after: after ?? null,
    // A clock that is years ahead says nothing.
    madeAt: new Date(Math.min(madeAt, now)),
    createdAt: new Date(now),
  });
}
