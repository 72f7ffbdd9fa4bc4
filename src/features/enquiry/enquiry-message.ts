import type { ContactMessage } from '../../contract/site';
import { EMAIL_PROBLEM, isEmail, typedEmail } from '../../domain/email';
import { chatHref } from '../site/contact-links';

export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

const FIELDS = ['name', 'email', 'message'] as const satisfies readonly (keyof Enquiry)[];

/** In the form's order. Null when the enquiry can be sent. */
export function enquiryProblem(enquiry: Enquiry): { readonly field: keyof Enquiry; readonly message: string } | null {
  const missing = FIELDS.find((field) => enquiry[field].trim() === '');
  if (missing !== undefined) return { field: missing, message: 'Please fill all fields before sending.' };
  return isEmail(typedEmail(enquiry.email)) ? null : { field: 'email', message: EMAIL_PROBLEM };
}

/** For browsers that cannot open a messaging link. The last name may be missing here. */
export function contactMessageOf({ name, email, message }: Enquiry): ContactMessage {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') || '(chat)', email: typedEmail(email), message: message.trim() };
}

/** `telephone`: ten digits. */
export function enquiryHref({ name, email, message }: Enquiry, telephone: string): string {
  const text = `Name: ${name.trim()}\nEmail: ${typedEmail(email)}\nMessage: ${message.trim()}`;
  return `${chatHref(telephone)}?text=${encodeURIComponent(text)}`;
}
