import type { Bill } from '../domain/bill';
import type { Fulfilment } from '../domain/order';
import type { ZipEstimate } from '../domain/zip-estimate';
import { createAccountRecords } from './account-records';
import { localKeys } from './storage/storage-keys';
import { isFields } from './storage/stored-fields';

/** `signature` is of the cart: another one means that the shopper changed something. */
export interface SeenBill {
  readonly signature: string;
  readonly bill: Bill;
}

export interface CartChoices {
  readonly fulfilment: Fulfilment;
  /** Null until chosen: installation is then on. */
  readonly installation: boolean | null;
  readonly isInstallationTold: boolean;
  readonly addressId: number | null | 'default';
  readonly telephone: string;
  readonly promo: { readonly code: string; readonly percentHundredths: number } | null;
  readonly seen: SeenBill | null;
  /** Of the rooms, the quote or the floor in this cart. */
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

/** The choices of each account, until its order or its own logout (decision 0041). */
export function createCartChoices() {
  const { of, put, clear, subscribe } = createAccountRecords(
    localKeys.cartChoices,
    ({ choices }) => (isFields(choices) ? readChoices(choices) : null),
    (choices: CartChoices) => ({ choices }),
  );
  const choicesOf = (accountId: string | null): CartChoices => of(accountId) ?? FIRST_CHOICES;

  return {
    of: choicesOf,
    change: (accountId: string, part: Partial<CartChoices>): void => put(accountId, { ...choicesOf(accountId), ...part }),
    clear,
    subscribe,
  };
}

export const cartChoices = createCartChoices();

function readChoices(stored: Readonly<Record<string, unknown>>): CartChoices {
  const { fulfilment, installation, isInstallationTold, addressId, telephone, promo, seen, zipEstimate } = stored;
  return {
    fulfilment: fulfilment === 'Delivery' ? 'Delivery' : 'Pickup',
    installation: typeof installation === 'boolean' ? installation : null,
    isInstallationTold: isInstallationTold === true,
    addressId: typeof addressId === 'number' || addressId === null ? addressId : 'default',
    telephone: typeof telephone === 'string' ? telephone : '',
    promo: readPromo(promo),
    seen: readSeen(seen),
    zipEstimate: readZipEstimate(zipEstimate),
  };
}

/** Null also for what is none. */
export function readPromo(promo: unknown): CartChoices['promo'] {
  if (!isFields(promo)) return null;
  const { code, percentHundredths } = promo;
  return typeof code === 'string' && typeof percentHundredths === 'number' ? { code, percentHundredths } : null;
}

/** Null also for what is none. */
export function readZipEstimate(estimate: unknown): ZipEstimate | null {
  if (!isFields(estimate)) return null;
  const { of, zip, cents, boxes } = estimate;
  if (typeof zip !== 'string' || typeof boxes !== 'number') return null;
  // An earlier build saved estimates of rooms only, without `of`.
  return { of: of === 'quote' || of === 'floor' ? of : 'rooms', zip, boxes, cents: typeof cents === 'number' ? cents : null };
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
