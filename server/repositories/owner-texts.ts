export interface OwnText {
  readonly english: string;
  readonly isHtml: boolean;
}

/** The fields that an owner writes for shoppers, and what they are called on the wire. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  title: 'title',
  subtitle: 'subtitle',
  subTitle: 'sub_title',
  descriptionHtml: 'description',
  saveLabel: 'save_button_price',
  designation: 'designation',
  bannerTitle: 'banner_title',
  bannerSubTitle: 'banner_sub_title',
  extraHtml: 'extra',
  flooringTitle: 'sps_flooring_title',
  flooringSubTitle: 'sps_flooring_sub_title',
  bestsellersTitle: 'weekly_bestsellers_title',
  bestsellersSubTitle: 'weekly_bestsellers_sub_title',
  clientsSayTitle: 'clients_say_title',
  clientsSaySubTitle: 'clients_say_sub_title',
  serviceArea: 'service_area',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  metaTag: 'meta_tag',
  installationDescriptionHtml: 'installation_description',
  pickUpDeliveryHtml: 'pick_up_delivery',
  agreeDeliveryHtml: 'agree_delivery',
  privacyPolicyHtml: 'privacy_policy',
  termsConditionsHtml: 'terms_conditions',
};

/** In files and settings 'title_es' is the Spanish of 'title'. */
export const SPANISH_ENDING = '_es';

/** No mark says in which language an `alt` is. */
const UNMARKED = 'alt';

/**
 * Copies `value` with each text that `translate` finds, and HTML as `ofHtml` gives it. Objects say in `inEnglish` which of their fields it did not find. A specification's row
 * keeps its English beside it: floors are compared and found by that.
 */
export function mapTexts<Value>(value: Value, translate: Translate, ofHtml: (html: string) => string = (html) => html): Value {
  // The shape stays: only texts change.
  return mapped(value, translate, ofHtml) as Value;
}

type Translate = (text: OwnText) => string | undefined;

function mapped(value: unknown, translate: Translate, ofHtml: (html: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => mapped(each, translate, ofHtml));
  if (typeof value !== 'object' || value === null) return value;
  const inEnglish: string[] = [];
  const isRow = 'title' in value && 'value' in value;
  const entries = Object.entries(value).map(([name, held]: [string, unknown]) => {
    if (typeof held !== 'string') return [name, mapped(held, translate, ofHtml)];
    const wireName = wireNameOf(name, value, isRow);
    if (wireName === undefined || !isText(held)) return [name, held];
    const isHtml = name.endsWith('Html');
    const translated = translate({ english: held, isHtml });
    if (translated === undefined && wireName !== UNMARKED) inEnglish.push(wireName);
    return [name, isHtml ? ofHtml(translated ?? held) : (translated ?? held)];
  });
  return {
    ...Object.fromEntries(entries),
    ...(inEnglish.length === 0 ? {} : { inEnglish }),
    ...(isRow ? { english: value } : {}),
  };
}

function wireNameOf(name: string, within: object, isRow: boolean): string | undefined {
  if (isRow && name === 'value') return 'sub_title';
  // Not of a logo's file.
  if (name === 'name') return 'designation' in within ? 'name' : undefined;
  return name === UNMARKED ? UNMARKED : WIRE_NAMES[name];
}

const UNITS = /\b(?:mm|mil|in|lb|ft|x)\b/g;

/** Whether shoppers read it as text. */
export function isOwnText(field: string): boolean {
  return Object.hasOwn(WIRE_NAMES, field);
}

/** False for what is the same in each language: '5.0 mm', 'IIC / STC', '*'. */
export function isText(text: string): boolean {
  return /\p{Ll}/u.test(text.replaceAll(UNITS, ''));
}
