import type { Settings } from '../../src/domain/settings';
import { DEFAULT_SHOP_NAME } from '../../src/domain/shop-identity';
import { oneLine } from '../../src/domain/one-line';
import { letterLook, PLAIN_LOOK, type LetterLook, waysToAsk } from '../mail/letter';
import { orderMailTexts } from './order-mail.texts';
import { pathIn, spokenLanguage } from '../../src/domain/languages';

/** Unreadable settings are null: the mail is sent with fewer details. */
export interface Seller {
  readonly publicUrl: string;
  readonly settings: Pick<Settings, 'shopName' | 'logo' | 'accentColor' | 'warehouseAddress' | 'contactNo' | 'email'> | null;
  /** Its payments move no money. */
  readonly isDemo: boolean;
}

/** On one line: it goes into subjects and sender names. */
export function shopNameOf({ settings }: Seller): string {
  return oneLine(settings?.shopName ?? DEFAULT_SHOP_NAME);
}

/** The look of the shop's mails. */
export function sellerLook({ settings, publicUrl }: Seller): LetterLook {
  return settings === null ? PLAIN_LOOK : letterLook(settings, publicUrl);
}

/** '' when the settings have no contact. */
export function askAboutOrder({ settings }: Seller): string {
  return settings === null ? '' : waysToAsk(orderMailTexts.questions, settings);
}

/** The pickup address. */
export function pickupPlace({ settings }: Seller): string {
  const store = oneLine(settings?.warehouseAddress ?? '');
  return store === '' ? orderMailTexts.atStore : orderMailTexts.atStoreIn(store);
}

/** The address of the receipt page, behind the login. */
export function receiptAddress({ publicUrl }: Seller, orderNumber: string): string {
  return `${publicUrl}${pathIn(spokenLanguage(), `/orders/${encodeURIComponent(orderNumber)}`)}`;
}

/** No street: the mailbox may belong to somebody else. The ZIP code tells the shopper which address it is. */
export function deliveryPlace(addressText: string): string {
  const zip = /\b\d{5}(-\d{4})?$/.exec(addressText)?.[0];
  return zip === undefined ? orderMailTexts.addressOnReceipt : orderMailTexts.addressWithZip(zip);
}
