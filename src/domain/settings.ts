import type { Cents } from './money';

/** The shop's logo: files whose names start with `name` (server/media/make-logo.ts). Sizes in CSS pixels, on dark backgrounds and on paper. */
export interface ShopLogo {
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly paperWidthPx: number;
  readonly paperHeightPx: number;
}

/** The settings of the shop's owner. Percentages in hundredths of a percent. */
export interface Settings {
  /** The shop's name, its second telephone ('' for none) and its service area ('' for none). Not of SPEC 3. */
  readonly shopName: string;
  readonly secondPhone: string;
  readonly serviceArea: string;
  /** Absent when the header shows the shop's name instead. Not of SPEC 3. */
  readonly logo?: ShopLogo | undefined;
  /**
   * '#rrggbb', of links and of header and footer; absent for the store's own colours. `colourCss` is computed from both when settings are read.
   * Not of SPEC 3.
   */
  readonly accentColor?: string | undefined;
  readonly darkColor?: string | undefined;
  readonly colourCss?: string | undefined;
  readonly contactNo: string;
  readonly email: string;
  readonly address: string;
  /** In schema.org's notation (opening-hours.ts); '' for none. Not of SPEC 3. */
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
  /** How many days a quote is valid, 1 to 365. Not of SPEC 3. */
  readonly quoteValidDays: number;
  /** Whether the shop charges the prices of a quote that its server signed. Not of SPEC 3. */
  readonly keepsQuotedPrices: boolean;
  /** Whether orders of more boxes than are on hand are refused; absent when they are accepted. Not of SPEC 3. */
  readonly refusesBeyondStock?: boolean;
  /** True where shoppers may order samples; absent otherwise, so that it adds no bytes to documents. Not of SPEC 3. */
  readonly offersSamples?: true | undefined;
  readonly installationDescriptionHtml: string;
  readonly warehouseAddress: string;
  readonly pickUpDeliveryHtml: string;
  readonly agreeDeliveryHtml: string;
  readonly privacyPolicyHtml: string;
  readonly termsConditionsHtml: string;
}
