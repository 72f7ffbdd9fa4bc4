import type { ContactMessage } from '../../contract/site';

/** The business number that every enquiry goes to (SPEC 2: fixed). */
const BUSINESS_NUMBER = '13055550142';

export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

const FIELDS = ['name', 'email', 'message'] as const satisfies readonly (keyof Enquiry)[];

/** The first field, as the form shows them, that says nothing. */
export function firstMissing(enquiry: Enquiry): keyof Enquiry | null {
  return FIELDS.find((field) => enquiry[field].trim() === '') ?? null;
}

/** The enquiry as a message to the shop, for when no messaging link can open. That one has two names; the second may be missing here. */
export function contactMessageOf({ name, email, message }: Enquiry): ContactMessage {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') || '(chat)', email: email.trim(), message: message.trim() };
}

/** The messaging link with the enquiry as prefilled text. */
export function enquiryHref({ name, email, message }: Enquiry): string {
  const text = `Name: ${name.trim()}\nEmail: ${email.trim()}\nMessage: ${message.trim()}`;
  return `https://wa.me/${BUSINESS_NUMBER}?text=${encodeURIComponent(text)}`;
}
