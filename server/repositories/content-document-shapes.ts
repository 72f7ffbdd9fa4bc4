import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { QUOTE_VALID_DAYS } from '../../src/domain/quote/quote';
import type { Settings } from '../../src/domain/settings';
import { DEFAULT_ORDER_PREFIX, DEFAULT_SECOND_PHONE, DEFAULT_SERVICE_AREA, DEFAULT_SHOP_NAME } from '../../src/domain/shop-identity';
import type { Database } from '../db/database';
import { documents } from '../db/schema/content';

/** Fields with a default are absent in older shops. Pictures by name, percentages in hundredths of a percent. */
export const homeDocument = z.object({
  flooringTitle: z.string(),
  flooringSubTitle: z.string(),
  bestsellersTitle: z.string(),
  bestsellersSubTitle: z.string(),
  clientsSayTitle: z.string(),
  clientsSaySubTitle: z.string(),
});
export type HomeDocument = z.infer<typeof homeDocument>;

const bannerDocument = z.object({
  type: z.enum(['Image', 'Video']),
  pictureName: z.string(),
  tallPictureName: z.string().nullable(),
  videoName: z.string().nullable(),
  title: z.string(),
  subtitle: z.string(),
  productId: z.number().nullable().default(null),
});
export type BannerDocument = z.infer<typeof bannerDocument>;
export const bannersDocument = z.array(bannerDocument);

const testimonialDocument = z.object({
  name: z.string(),
  designation: z.string(),
  descriptionHtml: z.string(),
  pictureName: z.string().nullable(),
});
export type TestimonialDocument = z.infer<typeof testimonialDocument>;
export const testimonialsDocument = z.array(testimonialDocument);

export const aboutDocument = z.object({
  pictureName: z.string(),
  bannerTitle: z.string(),
  bannerSubTitle: z.string(),
  title: z.string(),
  subTitle: z.string(),
  descriptionHtml: z.string(),
  extraHtml: z.string(),
});
export type AboutDocument = z.infer<typeof aboutDocument>;

/** Those that pages receive, and those that stay on the server. */
export interface ShopSettings extends Settings {
  readonly refusesBeyondStock: boolean;
  readonly orderPrefix: string;
  /** Set or confirmed: 'check' does not report them as the sample shop's. */
  readonly setByOwner: readonly string[];
}

const logoDocument = z.object({
  name: z.string(),
  widthPx: z.number(),
  heightPx: z.number(),
  paperWidthPx: z.number(),
  paperHeightPx: z.number(),
});

export const settingsDocument: z.ZodType<ShopSettings> = z.object({
  shopName: z.string().default(DEFAULT_SHOP_NAME),
  orderPrefix: z.string().default(DEFAULT_ORDER_PREFIX),
  secondPhone: z.string().default(DEFAULT_SECOND_PHONE),
  serviceArea: z.string().default(DEFAULT_SERVICE_AREA),
  setByOwner: z.array(z.string()).default([]),
  logo: logoDocument.optional(),
  accentColor: z.string().optional(),
  darkColor: z.string().optional(),
  contactNo: z.string(),
  email: z.string(),
  address: z.string(),
  openingHours: z.string().default(''),
  mapUrl: z.string(),
  instagram: z.string(),
  facebook: z.string(),
  tiktok: z.string(),
  twitter: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaTag: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  taxPercentHundredths: z.number(),
  installationCentsPerSqft: z.number(),
  quoteValidDays: z.number().default(QUOTE_VALID_DAYS),
  keepsQuotedPrices: z.boolean().default(false),
  refusesBeyondStock: z.boolean().default(false),
  offersSamples: z.literal(true).optional(),
  installationDescriptionHtml: z.string(),
  warehouseAddress: z.string(),
  pickUpDeliveryHtml: z.string(),
  agreeDeliveryHtml: z.string(),
  privacyPolicyHtml: z.string(),
  termsConditionsHtml: z.string(),
});

/** Throws when missing or malformed. */
export async function readDocument<Value>(db: Database, key: string, shape: z.ZodType<Value>): Promise<Value> {
  const [row] = await db.select({ value: documents.value }).from(documents).where(eq(documents.key, key));
  return shape.parse(row?.value);
}
