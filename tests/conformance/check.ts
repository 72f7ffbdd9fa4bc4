import type { CartLine, CartProduct } from '../../src/domain/cart';
import type { Article, Guide } from '../../src/domain/content';
import type { Product } from '../../src/domain/catalogue';
import type { Session } from '../../src/domain/session';
import type { Settings } from '../../src/domain/settings';
import { Misfit } from './misfit';
import type { Visitor } from './visitor';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface WalkOptions {
  /** An account to use instead of signing a throw-away shopper up; null for the latter. */
  readonly account: Account | null;
  /** A promo code that the shop knows; null when none is given. */
  readonly promoCode: string | null;
  /** The origin of a page elsewhere that is to use this API; null for a page of the same origin. */
  readonly pageOrigin: string | null;
}

/** What earlier checks found out, for later ones. */
export interface Findings {
  products?: readonly Product[];
  product?: CartProduct;
  article?: Article | undefined;
  guide?: Guide | undefined;
  settings?: Settings;
  account?: Account;
  session?: Session;
  line?: CartLine;
  addressId?: number;
}

export interface Walk {
  readonly options: WalkOptions;
  readonly visitor: Visitor;
  /** Another browser at the same server. */
  readonly stranger: () => Visitor;
  readonly findings: Findings;
  /** The text of the reply to a request of the visitor that the store's client would not make; '' when nothing came. */
  readonly raw: (path: string, init: RequestInit) => Promise<string>;
  /** Differs from run to run. */
  readonly mark: string;
  /** The rising number of the additive cart headers, which every cart write of the store carries. */
  readonly nextSequence: () => number;
}

/** One thing a server must do. `needs` names checks that must have passed before. */
export interface Check {
  readonly name: string;
  readonly title: string;
  readonly needs: readonly string[];
  /** Throws Misfit, or NotApplicable. */
  run(walk: Walk): Promise<void>;
}

/** A finding that the checks named in `needs` have made. */
export function found<Key extends keyof Findings>(walk: Walk, key: Key): NonNullable<Findings[Key]> {
  const value = walk.findings[key];
  if (value === undefined) throw new Misfit(`an earlier check to have found the ${key}`, 'it did not', 'See the first failed check.');
  return value;
}
