import { QUOTE_VALID_DAYS } from '../../src/domain/quote/quote';
import { DEFAULT_STORE_POSITION } from '../../src/domain/store-position';
import { DEFAULT_ORDER_PREFIX, DEFAULT_SECOND_PHONE, DEFAULT_SERVICE_AREA, DEFAULT_SHOP_NAME } from '../../src/domain/shop-identity';
import { legalPrivacy, legalTerms } from './legal-texts';
import type { SettingsSeed, DeliveryBandSeed, PromoSeed } from './seed-shapes';

const storeAddress = '1 Sample Plank Way, Doral, FL 33178';

/** Telephone, email, addresses and profiles are fictitious; the tax is Miami-Dade's usual combined rate. */
export const settings = {
  shopName: DEFAULT_SHOP_NAME,
  orderPrefix: DEFAULT_ORDER_PREFIX,
  secondPhone: DEFAULT_SECOND_PHONE,
  serviceArea: DEFAULT_SERVICE_AREA,
  contactNo: '(305) 555-0142',
  email: 'hello@spsflooring.example',
  address: storeAddress,
  openingHours: 'Mo-Fr 08:00-17:00, Sa 09:00-13:00',
  mapUrl: 'https://www.openstreetmap.org/?mlat=25.82&mlon=-80.36#map=15/25.82/-80.36',
  instagram: 'https://instagram.example/spsflooring',
  facebook: 'https://facebook.example/spsflooring',
  tiktok: 'https://tiktok.example/spsflooring',
  twitter: 'https://yelp.example/spsflooring',
  metaTitle: 'SPS Flooring | Vinyl plank and tile in South Florida',
  metaDescription:
    'Waterproof vinyl plank, stone-look tile, herringbone and glue-down LVT by the box, with delivery and installation across South Florida.',
  metaTag: 'vinyl flooring, vinyl plank, SPC, WPC, LVT, stone-look tile, herringbone, Miami, Doral, South Florida',
  ...DEFAULT_STORE_POSITION,
  quoteValidDays: QUOTE_VALID_DAYS,
  keepsQuotedPrices: false,
  refusesBeyondStock: false,
  taxPercentHundredths: 700,
  installationChargeCentsPerSqft: 275,
  installationDescriptionHtml: `<p>Installation is charged per square foot on all the boxes in your cart, since cuts and
    spare planks are handled too.</p>
  <h3>Included</h3>
  <ul>
    <li>Floating layout on a slab that is flat, dry and ready</li>
    <li>Cutting, the expansion gap and fitting around door frames</li>
    <li>Putting your existing baseboard back</li>
  </ul>
  <h3>Not included</h3>
  <ul>
    <li>Removing the old floor, leveling and moisture tests</li>
    <li>Adhesive work, stairs, transitions and quarter round</li>
    <li>Trimming doors and moving furniture or appliances</li>
  </ul>
  <p>We quote those after a visit. You can turn installation off in the cart.</p>`,
  warehouseAddress: storeAddress,
  pickUpDeliveryHtml: `<p><strong>Pickup:</strong> Monday to Friday 8 am to 5 pm, Saturday 9 am to 1 pm. Wait for our message
    that the order is ready and bring a photo ID. A box weighs 27 to 51 lb; ten boxes are about all a family SUV should
    carry. <strong>Delivery:</strong> by pallet to the curb, on weekdays, after we have agreed on a day.</p>`,
  agreeDeliveryHtml: `<p>Delivery is priced per pallet by the driving distance from our store. A pallet holds up to 55
    boxes. Someone must be there to count the boxes and note any damage before signing. Carrying the boxes inside is not
    part of curb-side delivery.</p>`,
  privacyPolicyHtml: legalPrivacy,
  termsConditionsHtml: legalTerms,
} satisfies SettingsSeed;

/** Per pallet by road miles. 150.00 is labelled Express. */
export const deliveryBands = [
  { minMile: 0, maxMile: 10, priceCents: 15000 },
  { minMile: 10, maxMile: 30, priceCents: 19900 },
  { minMile: 30, maxMile: 60, priceCents: 24900 },
  { minMile: 60, maxMile: 75, priceCents: 29900 },
  { minMile: 75, maxMile: 9999, priceCents: 0 },
] satisfies readonly DeliveryBandSeed[];

/** One for each response: accepted, expired, inactive, not yet active. */
export const promos = [
  { code: 'WELCOME10', status: 'Active', percentHundredths: 1000, startsInDays: -30, endsInDays: 3650 },
  { code: 'SUMMER5', status: 'Active', percentHundredths: 500, startsInDays: -180, endsInDays: -60 },
  { code: 'PRO15', status: 'Inactive', percentHundredths: 1500, startsInDays: -30, endsInDays: 3650 },
  { code: 'HOLIDAY20', status: 'Active', percentHundredths: 2000, startsInDays: 365, endsInDays: 395 },
] satisfies readonly PromoSeed[];
