import type { InEnglish } from './in-english';
import type { Cents } from './money';

/** Files whose names start with `name` (server/media/make-logo.ts). CSS pixels. */
export interface ShopLogo {
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly paperWidthPx: number;
  readonly paperHeightPx: number;
}

/** Percentages in hundredths of a percent. */
export interface Settings extends InEnglish {
  /** The first three are additive; '' for no telephone and no area. */
  readonly shopName: string;
  readonly secondPhone: string;
  readonly serviceArea: string;
  /** Absent when the header shows the shop's name. Additive. */
  readonly logo?: ShopLogo | undefined;
  /** '#rrggbb'; absent for the store's own. `colourCss` is computed when settings are read. Additive. */
  readonly accentColor?: string | undefined;
  readonly darkColor?: string | undefined;
  readonly colourCss?: string | undefined;
  readonly contactNo: string;
  readonly email: string;
  readonly address: string;
  /** Notation as in opening-hours.ts; '' for none. Additive. */
  readonly openingHours: string;
  readonly mapUrl: string;
  readonly instagram: string;
  readonly facebook: string;
  readonly tiktok: string;
  /** Shown as Yelp. */
  readonly twitter: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaTag: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly taxPercentHundredths: number;
  readonly installationCentsPerSqft: Cents;
  /** 1 to 365. Additive. */
  readonly quoteValidDays: number;
  /** Decision 0051. Additive. */
  readonly keepsQuotedPrices: boolean;
  /** Additive. */
  readonly refusesBeyondStock?: boolean;
  /** Absent instead of false, so that it adds no bytes to documents. Additive. */
  readonly offersSamples?: true | undefined;
  readonly installationDescriptionHtml: string;
  readonly warehouseAddress: string;
  readonly pickUpDeliveryHtml: string;
  readonly agreeDeliveryHtml: string;
  readonly privacyPolicyHtml: string;
  readonly termsConditionsHtml: string;
}
