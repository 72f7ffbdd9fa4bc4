import type { ContactMessage } from '../../contract/site';

/** The telephone number that every enquiry goes to, fixed by SPEC 2. */
const BUSINESS_NUMBER = '13055550142';

export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

const FIELDS = ['name', 'email', 'message'] as const satisfies readonly (keyof Enquiry)[];

/** The first empty field, in the form's order. */
export function firstMissing(enquiry: Enquiry): keyof Enquiry | null {
  return FIELDS.find((field) => enquiry[field].trim() === '') ?? null;
}

/** The enquiry as a contact message, for browsers that cannot open a messaging link. The last name may be empty here. */
export function contactMessageOf({ name, email, message }: Enquiry): ContactMessage {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') || '(chat)', email: email.trim(), message: message.trim() };
}

export function enquiryHref({ name, email, message }: Enquiry): string {
  const text = `Name: ${name.trim()}\nEmail: ${email.trim()}\nMessage: ${message.trim()}`;
  return `https://wa.me/${BUSINESS_NUMBER}?text=${encodeURIComponent(text)}`;
}
