/** Country prefix 1. */
export function chatHref(phone: string): string {
  return `https://wa.me/1${digitsOf(phone)}`;
}

export function phoneHref(phone: string): string {
  return `tel:+1${digitsOf(phone)}`;
}

/** Null unless http(s). */
export function webHref(address: string): string | null {
  return /^https?:\/\//i.test(address) ? address : null;
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}
