import * as z from 'zod/mini';
import { MAX_SHOP_VALID_DAYS, QUOTE_VALID_DAYS } from '../domain/quote/quote';
import type { Settings } from '../domain/settings';
import type { DeliveryBand } from '../domain/delivery-price';
import { DEFAULT_SECOND_PHONE, DEFAULT_SERVICE_AREA, DEFAULT_SHOP_NAME } from '../domain/shop-identity';
import { plainText, visibleOr } from '../domain/text';
import { LONGEST_MESSAGE, LONGEST_PERSON_NAME } from '../domain/longest-texts';
import { MAX_EMAIL_LENGTH } from '../domain/email';
import { codecOf, nothing, reportOddity, tolerantList, withOwnField } from './codec';
import { endpoint } from './define-endpoint';
import { inEnglishFields, inEnglishFrom, wireInEnglish } from './wire-in-english';
import { coloursFrom, logoFrom, lookFields, wireLogo } from './wire-look';
import {
  formText,
  wireFlag,
  wireHundredths,
  wireHundredthsOrNull,
  wireNumber,
  wireNumberOrNull,
  wireText,
  wireTextOr,
} from './wire-values';

const settingsWire = z.object({
  shop_name: wireTextOr(DEFAULT_SHOP_NAME),
  second_contact_no: wireTextOr(DEFAULT_SECOND_PHONE),
  service_area: wireTextOr(DEFAULT_SERVICE_AREA),
  logo: wireLogo,
  accent_color: z.optional(wireText),
  dark_color: z.optional(wireText),
  contact_no: wireText,
  email: wireText,
  address: wireText,
  opening_hours: wireText,
  map_url: wireText,
  instagram: wireText,
  facebook: wireText,
  tiktok: wireText,
  twitter: wireText,
  meta_title: wireText,
  meta_description: wireText,
  meta_tag: wireText,
  latitude: wireNumberOrNull,
  longitude: wireNumberOrNull,
  tax: wireHundredthsOrNull,
  installation_charge: wireHundredthsOrNull,
  quote_valid_days: wireNumberOrNull,
  keeps_quoted_prices: wireFlag,
  refuses_beyond_stock: z.optional(wireFlag),
  /** Additive. */
  offers_samples: z.optional(wireFlag),
  installation_description: wireText,
  warehouse_address: wireText,
  pick_up_delivery: wireText,
  agree_delivery: wireText,
  privacy_policy: wireText,
  terms_conditions: wireText,
  in_english: wireInEnglish,
});

/** Enough digits, and no characters that would change the kind of link. */
const TELEPHONE = /^(?=(?:\D*\d){5,15}\D*$)[-+()./\d\s]{5,40}$/;
const EMAIL = /^[^\s@<>?&]{1,64}@[^\s@<>?&]{1,190}$/;

/** '' when unsafe in a link. */
function textLike(shape: RegExp, text: string): string {
  if (text === '' || shape.test(text)) return text;
  reportOddity(`Read as missing: ${text.slice(0, 80)}`);
  return '';
}

/** Back ends without this setting send none. */
function validDaysOf(days: number | null): number {
  return days !== null && Number.isInteger(days) && days >= 1 && days <= MAX_SHOP_VALID_DAYS ? days : QUOTE_VALID_DAYS;
}

const settingsCodec = codecOf(
  z.codec(settingsWire, z.custom<Settings>(), {
    decode: (wire) => ({
      shopName: visibleOr(wire.shop_name, DEFAULT_SHOP_NAME),
      secondPhone: textLike(TELEPHONE, wire.second_contact_no),
      serviceArea: wire.service_area,
      ...logoFrom(wire.logo),
      ...coloursFrom(wire),
      contactNo: textLike(TELEPHONE, wire.contact_no),
      email: textLike(EMAIL, wire.email),
      address: plainText(wire.address),
      openingHours: wire.opening_hours,
      mapUrl: wire.map_url,
      instagram: wire.instagram,
      facebook: wire.facebook,
      tiktok: wire.tiktok,
      twitter: wire.twitter,
      metaTitle: wire.meta_title,
      metaDescription: wire.meta_description,
      metaTag: wire.meta_tag,
      latitude: wire.latitude,
      longitude: wire.longitude,
      taxPercentHundredths: wire.tax ?? 0,
      installationCentsPerSqft: wire.installation_charge ?? 0,
      quoteValidDays: validDaysOf(wire.quote_valid_days),
      keepsQuotedPrices: wire.keeps_quoted_prices,
      ...(wire.refuses_beyond_stock === true ? { refusesBeyondStock: true } : {}),
      ...(wire.offers_samples === true ? { offersSamples: true as const } : {}),
      installationDescriptionHtml: wire.installation_description,
      warehouseAddress: plainText(wire.warehouse_address),
      pickUpDeliveryHtml: wire.pick_up_delivery,
      agreeDeliveryHtml: wire.agree_delivery,
      privacyPolicyHtml: wire.privacy_policy,
      termsConditionsHtml: wire.terms_conditions,
      ...inEnglishFrom(wire.in_english),
    }),
    encode: (settings) => ({
      shop_name: settings.shopName,
      second_contact_no: settings.secondPhone,
      service_area: settings.serviceArea,
      ...lookFields(settings),
      contact_no: settings.contactNo,
      email: settings.email,
      address: settings.address,
      opening_hours: settings.openingHours,
      map_url: settings.mapUrl,
      instagram: settings.instagram,
      facebook: settings.facebook,
      tiktok: settings.tiktok,
      twitter: settings.twitter,
      meta_title: settings.metaTitle,
      meta_description: settings.metaDescription,
      meta_tag: settings.metaTag,
      latitude: settings.latitude,
      longitude: settings.longitude,
      tax: settings.taxPercentHundredths,
      installation_charge: settings.installationCentsPerSqft,
      quote_valid_days: settings.quoteValidDays,
      keeps_quoted_prices: settings.keepsQuotedPrices,
      ...(settings.refusesBeyondStock === true ? { refuses_beyond_stock: true } : {}),
      ...(settings.offersSamples === true ? { offers_samples: true } : {}),
      installation_description: settings.installationDescriptionHtml,
      warehouse_address: settings.warehouseAddress,
      pick_up_delivery: settings.pickUpDeliveryHtml,
      agree_delivery: settings.agreeDeliveryHtml,
      privacy_policy: settings.privacyPolicyHtml,
      terms_conditions: settings.termsConditionsHtml,
      ...inEnglishFields(settings),
    }),
  }),
);

export const getSettings = endpoint({
  method: 'GET',
  path: '/beforeauth/setting',
  auth: 'none',
  encoding: 'none',
  mayBeBare: true,
  input: nothing,
  output: withOwnField(settingsWire, settingsCodec),
});

export const bandCodec = codecOf(
  z.codec(z.object({ min_mile: wireNumber, max_mile: wireNumber, price: wireHundredths }), z.custom<DeliveryBand>(), {
    decode: (wire) => ({ minMile: wire.min_mile, maxMile: wire.max_mile, priceCents: wire.price }),
    encode: (band) => ({ min_mile: band.minMile, max_mile: band.maxMile, price: band.priceCents }),
  }),
);

/** Additive: the shape is ours. */
export const getShippingCharge = endpoint({
  method: 'GET',
  path: '/beforeauth/getshippingcharge',
  auth: 'none',
  encoding: 'none',
  mayBeBare: true,
  input: nothing,
  output: tolerantList(bandCodec),
});

export interface ContactMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly message: string;
}

const contactForm = z.object({
  'Contactus[first_name]': formText(LONGEST_PERSON_NAME),
  'Contactus[last_name]': formText(LONGEST_PERSON_NAME),
  'Contactus[email]': formText(MAX_EMAIL_LENGTH),
  'Contactus[message]': formText(LONGEST_MESSAGE),
});

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/beforeauth/contactus',
  auth: 'none',
  encoding: 'multipart',
  input: codecOf(
    z.codec(contactForm, z.custom<ContactMessage>(), {
      decode: (form) => ({
        firstName: form['Contactus[first_name]'],
        lastName: form['Contactus[last_name]'],
        email: form['Contactus[email]'],
        message: form['Contactus[message]'],
      }),
      encode: (message) => ({
        'Contactus[first_name]': message.firstName,
        'Contactus[last_name]': message.lastName,
        'Contactus[email]': message.email,
        'Contactus[message]': message.message,
      }),
    }),
  ),
  output: nothing,
});
