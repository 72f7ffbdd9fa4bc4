import { httpProblemsTexts } from './http-problems.texts';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database';
import { countHit, giveHitBack } from '../repositories/rate-windows';
import { HttpProblem } from './problems';

const MINUTE_MS = 60_000;
/** Short, because a hit that was given back in between may have made room. */
const NOT_COUNTED_MS = 1_000;

interface Limit {
  readonly hits: number;
  readonly windowMs: number;
}

/** Addresses and accounts are counted apart: one machine may try many accounts, or many machines one. */
export const RATE_LIMITS = {
  /** Guesses from one address lock an account for that address only. */
  loginPerAddressAndAccount: { hits: 5, windowMs: 15 * MINUTE_MS },
  /** Known devices have their own count. */
  loginPerAccount: { hits: 50, windowMs: 60 * MINUTE_MS },
  loginPerDevice: { hits: 10, windowMs: 15 * MINUTE_MS },
  loginPerAddress: { hits: 20, windowMs: 15 * MINUTE_MS },
  /** Before an account change: a stolen key must not serve to guess the password. */
  passwordCheckPerAccount: { hits: 5, windowMs: 15 * MINUTE_MS },
  /** Of the Desk, with both factors: guesses of the code count as those of the password. */
  deskSignInPerAddressAndAccount: { hits: 5, windowMs: 15 * MINUTE_MS },
  deskSignInPerAccount: { hits: 50, windowMs: 60 * MINUTE_MS },
  deskSignInPerAddress: { hits: 20, windowMs: 15 * MINUTE_MS },
  deskUnlockPerSession: { hits: 5, windowMs: 15 * MINUTE_MS },
  deskPasskeyPerAddress: { hits: 60, windowMs: 15 * MINUTE_MS },
  deskJoinPerAddress: { hits: 30, windowMs: 60 * MINUTE_MS },
  deskInvitePerOwner: { hits: 30, windowMs: 60 * MINUTE_MS },
  deskActsPerStaff: { hits: 3_000, windowMs: 15 * MINUTE_MS },
  signUpPerAddress: { hits: 60, windowMs: 60 * MINUTE_MS },
  forgotPerAccount: { hits: 3, windowMs: 60 * MINUTE_MS },
  forgotPerAddress: { hits: 30, windowMs: 60 * MINUTE_MS },
  resetPerAddress: { hits: 30, windowMs: 60 * MINUTE_MS },
  unknownPromoPerAddress: { hits: 20, windowMs: 60 * MINUTE_MS },
  contactPerAddress: { hits: 20, windowMs: 60 * MINUTE_MS },
  /** Staff may order for customers from the shop's tablets. */
  samplesPerAddress: { hits: 20, windowMs: 60 * MINUTE_MS },
  /** Each opened payment is a chance to try a stolen card. */
  paymentPerAccount: { hits: 40, windowMs: 15 * MINUTE_MS },
  /** Far more than people and outboxes need. A refused device retries later. */
  writesPerAccount: { hits: 3_000, windowMs: 15 * MINUTE_MS },
  /** Each try asks the provider. */
  accountingPerAddress: { hits: 20, windowMs: 15 * MINUTE_MS },
  /** The maps service bills each search. */
  placesPerAccount: { hits: 200, windowMs: 60 * MINUTE_MS },
  /** A shop's tablets share one network address. */
  quotesPerAddress: { hits: 1_000, windowMs: 15 * MINUTE_MS },
  /** The router may be a third party's. */
  routesPerAddress: { hits: 300, windowMs: 60 * MINUTE_MS },
} as const satisfies Readonly<Record<string, Limit>>;

/** `isFirst`: the log needs only the first refusal of a window. */
export class TooManyTries extends HttpProblem {
  readonly limit: keyof typeof RATE_LIMITS;
  readonly isFirst: boolean;

  constructor(limit: keyof typeof RATE_LIMITS, isFirst: boolean, seconds: number) {
    super(429, httpProblemsTexts.tooManyTries(Math.ceil(seconds / 60)), { 'Retry-After': String(seconds) });
    this.limit = limit;
    this.isFirst = isFirst;
  }
}

export interface CountedHit {
  /** For example for a correct password. */
  giveBack(): Promise<void>;
}

/** `subject` is stored hashed. Throws TooManyTries beyond the limit. */
export type LimitRate = (name: keyof typeof RATE_LIMITS, subject: string) => Promise<CountedHit>;

/** Windows are counted in the database, so that a restart forgives nothing. */
export function createLimitRate(db: Database, now: () => number): LimitRate {
  /** Not counted again immediately: a client in a loop must not cause a database write per attempt. */
  const refused = new LRUCache<string, { readonly at: number; readonly endsAt: number }>({ max: 10_000 });
  const tooMany = (name: keyof typeof RATE_LIMITS, isFirst: boolean, endsAt: number): TooManyTries =>
    new TooManyTries(name, isFirst, Math.max(1, Math.ceil((endsAt - now()) / 1000)));
  return async (name, subject) => {
    const limit = RATE_LIMITS[name];
    const bucket = `${name}:${createHash('sha256').update(subject).digest('hex').slice(0, 32)}`;
    const known = refused.get(bucket);
    const sinceMs = known === undefined ? Number.POSITIVE_INFINITY : now() - known.at;
    if (known !== undefined && sinceMs >= 0 && sinceMs < NOT_COUNTED_MS && now() < known.endsAt) throw tooMany(name, false, known.endsAt);
    const { hits, endsAt } = await countHit(db, bucket, limit.windowMs, now());
    if (hits > limit.hits) {
      refused.set(bucket, { at: now(), endsAt });
      throw tooMany(name, hits === limit.hits + 1, endsAt);
    }
    return { giveBack: () => giveHitBack(db, bucket) };
  };
}
