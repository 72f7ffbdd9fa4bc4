/** Money is whole cents, square feet and percents are whole hundredths. Picture names are without size and extension. */

export interface CategorySeed {
  readonly id: number;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly pictureName: string;
}

export interface SpecificationRowSeed {
  readonly title: string;
  /** A filter reads the leading number, if there is one. */
  readonly value: string;
}

export interface SpecificationGroupSeed {
  readonly title: string;
  readonly rows: readonly SpecificationRowSeed[];
}

export interface RoomFactsSeed {
  readonly boards: string;
  readonly lay: string;
  /** From 0 (matt) to 1 (satin). */
  readonly sheen: number;
  /** As a share of a board. */
  readonly rowStep?: number;
}

export interface ProductSeed {
  readonly id: number;
  readonly categoryId: number;
  readonly series: string;
  readonly colour: string;
  /** 'Series - Colour'. */
  readonly title: string;
  readonly slug: string;
  readonly core: 'SPC' | 'WPC' | 'LVT';
  /** Attached pad included. */
  readonly thicknessMm: number;
  /** 0 without one. */
  readonly padMm: number;
  /** 1 mil is 0.001 in. */
  readonly wearLayerMil: number;
  readonly plankWidthMm: number;
  readonly plankLengthMm: number;
  readonly piecesPerBox: number;
  /** Gross, of all boards of a box. */
  readonly sqftPerBoxHundredths: number;
  /** Per square foot. */
  readonly priceCents: number;
  /** Null when the product is not on offer. */
  readonly mainPriceCents: number | null;
  readonly saveLabel: string | null;
  readonly pricePerBoxCents: number;
  /** Estimated shipping weight. */
  readonly boxWeightLb: number;
  readonly roomFacts: RoomFactsSeed;
  readonly descriptionHtml: string;
  readonly specifications: readonly SpecificationGroupSeed[];
  readonly pictureNames: readonly string[];
  readonly youtubeUrl: string | null;
  readonly videoName: string | null;
  /** 1 sells best. */
  readonly bestsellerRank: number | null;
}

export interface GuideSeed {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly pictureNames: readonly string[];
  readonly youtubeUrl: string | null;
  readonly descriptionHtml: string;
}

export interface ArticleSeed {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly pictureName: string;
  readonly descriptionHtml: string;
}

export interface BannerSeed {
  readonly type: 'Image' | 'Video';
  /** For a video its poster. */
  readonly pictureName: string;
  readonly videoName: string | null;
  readonly title: string;
  readonly subtitle: string;
  readonly productId: number;
}

export interface TestimonialSeed {
  readonly name: string;
  readonly designation: string;
  readonly descriptionHtml: string;
}

export interface AboutSeed {
  readonly pictureName: string;
  readonly bannerTitle: string;
  readonly bannerSubTitle: string;
  readonly title: string;
  readonly subTitle: string;
  readonly descriptionHtml: string;
  readonly extraHtml: string;
}

export interface SettingsSeed {
  readonly shopName: string;
  readonly orderPrefix: string;
  readonly secondPhone: string;
  readonly serviceArea: string;
  readonly quoteValidDays: number;
  readonly keepsQuotedPrices: boolean;
  readonly refusesBeyondStock: boolean;
  readonly contactNo: string;
  readonly email: string;
  readonly address: string;
  readonly mapUrl: string;
  readonly instagram: string;
  readonly facebook: string;
  readonly tiktok: string;
  /** Shown as Yelp. */
  readonly twitter: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaTag: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  readonly taxPercentHundredths: number;
  readonly installationChargeCentsPerSqft: number;
  readonly installationDescriptionHtml: string;
  readonly warehouseAddress: string;
  readonly openingHours: string;
  readonly pickUpDeliveryHtml: string;
  readonly agreeDeliveryHtml: string;
  readonly privacyPolicyHtml: string;
  readonly termsConditionsHtml: string;
}

/** Per pallet, for [minMile, maxMile). 0: the shop arranges delivery by telephone. */
export interface DeliveryBandSeed {
  readonly minMile: number;
  readonly maxMile: number;
  readonly priceCents: number;
}

export interface PromoSeed {
  readonly code: string;
  readonly status: 'Active' | 'Inactive';
  readonly percentHundredths: number;
  /** From the moment of seeding; negative is past. */
  readonly startsInDays: number;
  readonly endsInDays: number;
}

export interface HomeTextsSeed {
  readonly flooringTitle: string;
  readonly flooringSubTitle: string;
  readonly bestsellersTitle: string;
  readonly bestsellersSubTitle: string;
  readonly clientsSayTitle: string;
  readonly clientsSaySubTitle: string;
}
