/** The business number that every enquiry goes to (SPEC 2: fixed). */
const BUSINESS_NUMBER = '13055550142';

export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export function isComplete({ name, email, message }: Enquiry): boolean {
  return [name, email, message].every((text) => text.trim() !== '');
}

/** The messaging link with the enquiry as prefilled text. */
export function enquiryHref({ name, email, message }: Enquiry): string {
  const text = `Name: ${name.trim()}\nEmail: ${email.trim()}\nMessage: ${message.trim()}`;
  return `https://wa.me/${BUSINESS_NUMBER}?text=${encodeURIComponent(text)}`;
}
