import type { Bill } from '../domain/bill';
import type { Fulfilment } from '../domain/order';
import type { ZipEstimate } from '../domain/zip-estimate';
import { createLocalValue } from './storage/local-value';
import { localKeys } from './storage/storage-keys';
import { isFields } from './storage/stored-fields';

/** `signature` is of the cart: another one means that the shopper changed something. */
export interface SeenBill {
  readonly signature: string;
  readonly bill: Bill;
}

export interface CartChoices {
  readonly fulfilment: Fulfilment;
  /** Null until chosen: installation is then on (SPEC 2). */
  readonly installation: boolean | null;
  readonly isInstallationTold: boolean;
  readonly addressId: number | null | 'default';
  readonly telephone: string;
  readonly promo: { readonly code: string; readonly percentHundredths: number } | null;
  readonly seen: SeenBill | null;
  /** Of the rooms or the quote in this cart. */
  readonly zipEstimate: ZipEstimate | null;
}

export const FIRST_CHOICES: CartChoices = {
  fulfilment: 'Pickup',
  installation: null,
  isInstallationTold: false,
  addressId: 'default',
  telephone: '',
  promo: null,
  seen: null,
  zipEstimate: null,
};

interface Stored {
  readonly accountId: string;
  readonly choices: CartChoices;
}

/** The choices of one account, until its order or logout (DESIGN 7.25). */
export function createCartChoices() {
  const kept = createLocalValue<Stored | null>(localKeys.cartChoices, readStored);
  const of = (accountId: string | null): CartChoices => {
    const stored = kept.get();
    return stored !== null && stored.accountId === accountId ? stored.choices : FIRST_CHOICES;
  };

  return {
    of,
    change(accountId: string, part: Partial<CartChoices>): void {
      kept.set({ accountId, choices: { ...of(accountId), ...part } });
    },
    clear: (): void => kept.set(null),
    subscribe: kept.subscribe,
  };
}

export const cartChoices = createCartChoices();

function readStored(read: unknown): Stored | null {
  if (!isFields(read) || typeof read['accountId'] !== 'string' || !isFields(read['choices'])) return null;
  const { fulfilment, installation, isInstallationTold, addressId, telephone, promo, seen, zipEstimate } = read['choices'];
  return {
    accountId: read['accountId'],
    choices: {
      fulfilment: fulfilment === 'Delivery' ? 'Delivery' : 'Pickup',
      installation: typeof installation === 'boolean' ? installation : null,
      isInstallationTold: isInstallationTold === true,
      addressId: typeof addressId === 'number' || addressId === null ? addressId : 'default',
      telephone: typeof telephone === 'string' ? telephone : '',
      promo: readPromo(promo),
      seen: readSeen(seen),
      zipEstimate: readZipEstimate(zipEstimate),
    },
  };
}

function readPromo(promo: unknown): CartChoices['promo'] {
  if (!isFields(promo)) return null;
  const { code, percentHundredths } = promo;
  return typeof code === 'string' && typeof percentHundredths === 'number' ? { code, percentHundredths } : null;
}

function readZipEstimate(estimate: unknown): ZipEstimate | null {
  if (!isFields(estimate)) return null;
  const { of, zip, cents, boxes } = estimate;
  if (typeof zip !== 'string' || typeof boxes !== 'number') return null;
  // An earlier build saved estimates of rooms only, without `of`.
  return { of: of === 'quote' ? 'quote' : 'rooms', zip, boxes, cents: typeof cents === 'number' ? cents : null };
}

function readSeen(seen: unknown): SeenBill | null {
  if (!isFields(seen) || typeof seen['signature'] !== 'string' || !isFields(seen['bill'])) return null;
  const { bill } = seen;
  const figure = (name: keyof Bill): number => (typeof bill[name] === 'number' ? bill[name] : Number.NaN);
  const read: Bill = {
    boxes: figure('boxes'),
    area: figure('area'),
    itemsCents: figure('itemsCents'),
    taxCents: figure('taxCents'),
    installationCents: figure('installationCents'),
    discountCents: figure('discountCents'),
    shippingCents: figure('shippingCents'),
    totalCents: figure('totalCents'),
  };
  return Object.values(read).every(Number.isFinite) ? { signature: seen['signature'], bill: read } : null;
}
