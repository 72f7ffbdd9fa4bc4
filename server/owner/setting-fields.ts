import { accentProblem, DEFAULT_ACCENT, readColour } from '../../src/domain/accent-colour';
import { darkProblem, DEFAULT_DARK } from '../../src/domain/dark-colour';
import { isEmail, normalEmail } from '../../src/domain/email';
import { openingTimes } from '../../src/domain/opening-hours';
import { MAX_SHOP_VALID_DAYS } from '../../src/domain/quote/quote';
import { MAX_SHOP_NAME_CHARACTERS } from '../../src/domain/shop-identity';
import { formatTelephone } from '../../src/domain/typed-contact';
import { MAX_RICH_TEXT_CHARACTERS } from '../../src/domain/rich-text-rules';
import { isOneLine, isPrintable, isVisible } from '../owner-files/owner-text';
import { safeHtml } from '../safe-html';
import type { ShopSettings } from '../repositories/content-document-shapes';
import { readHundredths } from './read-amount';

export interface SettingField {
  readonly name: string;
  /** The allowed values. */
  readonly hint: string;
  readonly isHtml: boolean;
  readonly show: (settings: ShopSettings) => string;
  /** Null when the value is not allowed. */
  readonly read: (value: string) => Partial<ShopSettings> | null;
  /** For a well-formed value that is not allowed. */
  readonly problemOf?: (value: string) => string | null;
}

type KeysOf<Value> = {
  [Key in keyof ShopSettings]-?: ShopSettings[Key] extends Value ? (null extends ShopSettings[Key] ? never : Key) : never;
}[keyof ShopSettings];

/** In the order of the list. */
export const SETTING_FIELDS: readonly SettingField[] = [
  line('shopName', MAX_SHOP_NAME_CHARACTERS),
  // Without the hyphen the number's digits alone would not find the order.
  text('orderPrefix', "1 to 8 letters and digits with a hyphen behind them, such as 'OAK-'", (value) => /^[A-Za-z0-9]{1,8}-$/.test(value)),
  telephone('contactNo', 'a telephone number such as (305) 555-0142', isTelephone),
  telephone('secondPhone', 'a telephone number such as (305) 555-0142, or nothing', (value) => value === '' || isTelephone(value)),
  text('serviceArea', "where the shop sells, in up to 100 characters, such as 'South Florida', or nothing", (value) => value.length <= 100),
  email(),
  line('address', 200),
  text(
    'openingHours',
    'days and hours such as Mo-Fr 08:00-17:00, Sa 09:00-13:00, or nothing',
    (value) => value === '' || openingTimes(value).length > 0,
  ),
  line('warehouseAddress', 200),
  text('mapUrl', 'an address beginning https://', isWebAddress),
  text('instagram', 'an address beginning https://, or nothing', isWebAddressOrNothing),
  text('facebook', 'an address beginning https://, or nothing', isWebAddressOrNothing),
  text('tiktok', 'an address beginning https://, or nothing', isWebAddressOrNothing),
  text('twitter', 'the address of the Yelp page beginning https://, or nothing', isWebAddressOrNothing),
  colour('accentColor', '#7a1f2b', DEFAULT_ACCENT, accentProblem),
  colour('darkColor', '#0b1f3a', DEFAULT_DARK, darkProblem),
  line('metaTitle', 120),
  line('metaDescription', 400),
  line('metaTag', 400),
  degrees('latitude', 90),
  degrees('longitude', 180),
  {
    name: 'taxPercent',
    hint: 'a percentage from 0 to 30, such as 7 or 6.5',
    isHtml: false,
    show: (settings) => `${settings.taxPercentHundredths / 100}`,
    read: (value) => within(readHundredths(value, '%'), 3_000, (taxPercentHundredths) => ({ taxPercentHundredths })),
  },
  {
    name: 'installationChargePerSqft',
    hint: 'dollars a square foot from 0 to 100, such as 2.75',
    isHtml: false,
    show: (settings) => (settings.installationCentsPerSqft / 100).toFixed(2),
    read: (value) => within(readHundredths(value, '$'), 10_000, (installationCentsPerSqft) => ({ installationCentsPerSqft })),
  },
  {
    name: 'quoteValidDays',
    hint: `whole days from 1 to ${MAX_SHOP_VALID_DAYS}, such as 14`,
    isHtml: false,
    show: (settings) => String(settings.quoteValidDays),
    read: (value) => {
      const days = /^\d{1,3}$/.test(value.trim()) ? Number(value) : 0;
      return days >= 1 && days <= MAX_SHOP_VALID_DAYS ? { quoteValidDays: days } : null;
    },
  },
  {
    name: 'keepsQuotedPrices',
    hint: 'yes or no',
    isHtml: false,
    show: (settings) => (settings.keepsQuotedPrices ? 'yes' : 'no'),
    read: (value) => (/^(yes|no)$/i.test(value.trim()) ? { keepsQuotedPrices: value.trim().toLowerCase() === 'yes' } : null),
  },
  {
    name: 'ordersBeyondStock',
    hint: 'taken or refused',
    isHtml: false,
    show: (settings) => (settings.refusesBeyondStock ? 'refused' : 'taken'),
    read: (value) => (/^(taken|refused)$/i.test(value.trim()) ? { refusesBeyondStock: value.trim().toLowerCase() === 'refused' } : null),
  },
  {
    name: 'offersSamples',
    hint: 'yes or no',
    isHtml: false,
    show: (settings) => (settings.offersSamples === true ? 'yes' : 'no'),
    read: (value) => (/^(yes|no)$/i.test(value.trim()) ? { offersSamples: /yes/i.test(value) ? true : undefined } : null),
  },
  html('installationDescriptionHtml'),
  html('pickUpDeliveryHtml'),
  html('agreeDeliveryHtml'),
  html('privacyPolicyHtml'),
  html('termsConditionsHtml'),
];

/** One for a name or an unambiguous prefix. Case, dashes and underscores are ignored. */
export function findFields(typed: string): readonly SettingField[] {
  const wanted = plain(typed);
  const exact = SETTING_FIELDS.filter(({ name }) => plain(name) === wanted);
  return exact.length > 0 || wanted === '' ? exact : SETTING_FIELDS.filter(({ name }) => plain(name).startsWith(wanted));
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

function text(key: KeysOf<string>, hint: string, isGood: (value: string) => boolean): SettingField {
  return {
    name: key,
    hint,
    isHtml: false,
    show: (settings) => settings[key],
    read: (value) => (isGood(value.trim()) && isOneLine(value.trim()) ? { [key]: value.trim() } : null),
  };
}

/** Nothing typed, or the store's own colour, is stored as undefined. */
function colour(
  name: 'accentColor' | 'darkColor',
  such: string,
  storesOwn: string,
  problem: (colour: string) => string | null,
): SettingField {
  return {
    name,
    hint: `a color such as '${such}', in quotes, or nothing for the store's own`,
    isHtml: false,
    show: (settings) => readColour(settings[name] ?? '') ?? storesOwn,
    problemOf: (value) => {
      const typed = readColour(value);
      return typed === null ? null : problem(typed);
    },
    read: (value) => {
      const typed = value.trim() === '' ? storesOwn : readColour(value);
      if (typed === null || problem(typed) !== null) return null;
      return { [name]: typed === storesOwn ? undefined : typed };
    },
  };
}

/** Stored in one notation, as telephones are. */
function email(): SettingField {
  const field = text('email', 'an email address', isEmail);
  return { ...field, read: (value) => field.read(normalEmail(value)) };
}

/** Stored in one notation, whatever was typed. */
function telephone(key: KeysOf<string>, hint: string, isGood: (value: string) => boolean): SettingField {
  const field = text(key, hint, isGood);
  return { ...field, read: (value) => field.read(formatTelephone(value.trim())) };
}

function line(key: KeysOf<string>, maxLength: number): SettingField {
  return text(key, `one line of 1 to ${maxLength} characters`, (value) => isVisible(value) && value.length <= maxLength);
}

function html(key: KeysOf<string>): SettingField {
  return {
    name: key,
    hint: `HTML of up to ${MAX_RICH_TEXT_CHARACTERS} characters that shows some text`,
    isHtml: true,
    show: (settings) => settings[key],
    problemOf: (value) => (isPrintable(value) ? null : `${key} has an unprintable character. Type the text around it anew.`),
    read: (value) => {
      if (value.length > MAX_RICH_TEXT_CHARACTERS) return null;
      const reduced = safeHtml(value);
      return isPrintable(reduced) && reduced.replaceAll(/<[^>]*>/g, '').trim() !== '' ? { [key]: reduced } : null;
    },
  };
}

function degrees(key: 'latitude' | 'longitude', most: number): SettingField {
  return {
    name: key,
    hint: `degrees from -${most} to ${most}, such as 25.82, or nothing`,
    isHtml: false,
    show: (settings) => String(settings[key] ?? ''),
    read: (value) => {
      if (value.trim() === '') return { [key]: null };
      return /^-?\d{1,3}(\.\d{1,10})?$/.test(value.trim()) && Math.abs(Number(value)) <= most ? { [key]: Number(value) } : null;
    },
  };
}

function within(
  hundredths: number | null,
  most: number,
  change: (hundredths: number) => Partial<ShopSettings>,
): Partial<ShopSettings> | null {
  return hundredths === null || hundredths > most ? null : change(hundredths);
}

function isTelephone(value: string): boolean {
  return /^[\d\s().+-]{7,30}$/.test(value) && value.replaceAll(/\D/g, '').length >= 7;
}

function isWebAddress(value: string): boolean {
  return value.length <= 500 && /^https:\/\/[^\s"<>]+$/i.test(value) && URL.canParse(value);
}

function isWebAddressOrNothing(value: string): boolean {
  return value === '' || isWebAddress(value);
}
