import type { Cents } from './money';
import { isPosition, type Position } from './delivery-price';

/** The store's coordinates when the settings have none (SPEC 9). */
export const DEFAULT_STORE_POSITION: Position = { latitude: 25.82, longitude: -80.36 };

/** The shop's logo, in files whose names begin with `name` (server/media/make-logo.ts). Sizes in CSS pixels: on dark grounds, and on paper. */
export interface ShopLogo {
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly paperWidthPx: number;
  readonly paperHeightPx: number;
}

/** What the shop's owner sets. Percentages in hundredths of a percent. */
export interface Settings {
  /** The shop's name, its second telephone ('' for none) and where it sells ('' for unsaid). Not of SPEC 3. */
  readonly shopName: string;
  readonly secondPhone: string;
  readonly serviceArea: string;
  /** Missing where the shop's name stands for it. Not of SPEC 3. */
  readonly logo?: ShopLogo | undefined;
  /** '#rrggbb', of links and of header and footer; missing where the shop has the store's own. `colourCss` is made of them, on the way in. Not of SPEC 3. */
  readonly accentColor?: string | undefined;
  readonly darkColor?: string | undefined;
  readonly colourCss?: string | undefined;
  readonly contactNo: string;
  readonly email: string;
  readonly address: string;
  /** As schema.org writes them (opening-hours.ts); '' when the shop names none. Not of SPEC 3. */
  readonly openingHours: string;
  readonly mapUrl: string;
  readonly instagram: string;
  readonly facebook: string;
  readonly tiktok: string;
  /** Shown as Yelp (SPEC 3). */
  readonly twitter: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaTag: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly taxPercentHundredths: number;
  readonly installationCentsPerSqft: Cents;
  /** How many days a quote holds, 1 to 365. Not of SPEC 3. */
  readonly quoteValidDays: number;
  /** Whether a quote that the shop's server signed is paid at its prices. Not of SPEC 3. */
  readonly keepsQuotedPrices: boolean;
  /** Whether orders of more boxes than are on hand are refused; absent where they are taken. Not of SPEC 3. */
  readonly refusesBeyondStock?: boolean;
  /** True where shoppers may order samples. Left out elsewhere, so that no document carries it. Not of SPEC 3. */
  readonly offersSamples?: true | undefined;
  readonly installationDescriptionHtml: string;
  readonly warehouseAddress: string;
  readonly pickUpDeliveryHtml: string;
  readonly agreeDeliveryHtml: string;
  readonly privacyPolicyHtml: string;
  readonly termsConditionsHtml: string;
}

/** The store's coordinates; DEFAULT_STORE_POSITION when the settings have none (SPEC 9). */
export function storePosition(settings: Pick<Settings, 'latitude' | 'longitude'>): Position {
  const { latitude, longitude } = settings;
  return latitude !== null && longitude !== null && isPosition(latitude, longitude) ? { latitude, longitude } : DEFAULT_STORE_POSITION;
}
