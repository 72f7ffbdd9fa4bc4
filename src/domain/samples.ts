import { addressProblem, zipOf, type AddressDraft } from './address';
import { isEmail } from './email';
import { sampleRequestTexts } from './sample-request.texts';
import { typedContactTexts } from './typed-contact.texts';

/** In one order. */
export const MAX_SAMPLES = 4;
/** For one email address or one house. */
export const MAX_SAMPLES_A_MONTH = 8;
export const SAMPLE_MONTH_DAYS = 30;
/** Of the whole shop: beyond it the owner is told, once a day. */
export const SAMPLES_A_DAY = 20;

export interface SampleRecipient extends Pick<AddressDraft, 'name' | 'line1' | 'line2' | 'postalCode' | 'city' | 'state' | 'mobileNumber'> {
  readonly email: string;
}

export interface SampleFloor {
  readonly productId: number;
  readonly slug: string;
  readonly title: string;
}

export interface SampleRequest extends SampleRecipient {
  readonly floors: readonly SampleFloor[];
}

export const RECIPIENT_FIELDS = [
  'name',
  'line1',
  'line2',
  'postalCode',
  'city',
  'state',
  'mobileNumber',
  'email',
] as const satisfies readonly (keyof SampleRecipient)[];

/** Whether two requests have the same floors and recipient. */
export function isSameSampleRequest(one: SampleRequest, other: SampleRequest): boolean {
  const idsOf = ({ floors }: SampleRequest): string => floors.map(({ productId }) => productId).join();
  return RECIPIENT_FIELDS.every((field) => one[field] === other[field]) && idsOf(one) === idsOf(other);
}

/** A ZIP code is needed: without it nothing can be sent. */
export function recipientProblem(recipient: SampleRecipient): string | null {
  const problem = addressProblem(recipient, true, true);
  if (problem !== null) return problem;
  if (zipOf(recipient.postalCode) === null) return sampleRequestTexts.zip;
  return isEmail(recipient.email) ? null : typedContactTexts.email;
}

/** The problem of a request's floors, with what to do; null when they can be sent. */
export function sampledFloorsProblem(productIds: readonly number[]): string | null {
  if (productIds.length === 0) return sampleRequestTexts.noFloor;
  if (productIds.length > MAX_SAMPLES) return sampleRequestTexts.tooMany(MAX_SAMPLES);
  return new Set(productIds).size === productIds.length ? null : sampleRequestTexts.twice;
}

/** Shipped and cancelled are final. */
export const SAMPLE_STATES = ['new', 'shipped', 'cancelled'] as const;
export type SampleState = (typeof SAMPLE_STATES)[number];
