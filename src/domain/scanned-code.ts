import { splitLanguage } from './languages';
import { readTag, TAG_PARAMETER, type ShelfTag } from './shelf-tag';
import { plainHost } from './shop-host';
import { plainTyped } from './typed-text';

export type ScannedCode =
  | { readonly kind: 'floor'; readonly slug: string; readonly tag: ShelfTag | null; readonly isTagDamaged: boolean }
  /** `fragment` is without '#'. */
  | { readonly kind: 'quote'; readonly fragment: string }
  /** The number printed under a tag's code. */
  | { readonly kind: 'number'; readonly productId: number }
  /** Another shop that runs this store. */
  | { readonly kind: 'other-shop'; readonly host: string }
  | { readonly kind: 'other-page' }
  | { readonly kind: 'address'; readonly host: string }
  | { readonly kind: 'barcode' }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'nothing' };

/** Longer than any QR code. */
const MAX_LENGTH = 8_000;
const ADDRESS = /^(https?):\/\/([^/?#\s@]+)((?:\/[^?#\s]*)?)(?:\?([^#\s]*))?(?:#(\S*))?$/i;
/** UPC and EAN as scanners output them. */
const BARCODE = /^\d{8}$|^\d{12,14}$/;

/** Also finds the code in a message. `origin` is like 'https://shop.example'. Never throws. */
export function readScannedCode(text: string, origin: string): ScannedCode {
  const written = text.trim();
  if (written.length > MAX_LENGTH) return { kind: 'nothing' };
  const plain = plainTyped(written);
  if (plain === '') return { kind: 'nothing' };
  const whole = readWholeAddress(written, originOf(origin));
  if (whole !== null) return whole;
  if (BARCODE.test(plain)) return { kind: 'barcode' };
  const number = /^(?:n[or]\.? ?|#)? ?0*([1-9]\d{0,8})[.,;]*$/.exec(plain)?.[1];
  if (number !== undefined) return { kind: 'number', productId: Number(number) };
  return addressIn(written, originOf(origin)) ?? { kind: 'words', text: written };
}

function readWholeAddress(text: string, shop: string): ScannedCode | null {
  const [, scheme, host, path = '', query = '', fragment = ''] = ADDRESS.exec(text) ?? [];
  return scheme === undefined || host === undefined ? null : readAddress(addressOf(scheme, host), path, query, fragment, shop);
}

/** The marks around it are left out: 'Open: <https://shop.example/quote#v1…>.' */
function addressIn(text: string, shop: string): ScannedCode | null {
  const codes = text.match(/https?:\/\/\S+/gi)?.map((each) => readWholeAddress(each.replace(/[^\w/-]+$/, ''), shop)) ?? [];
  return codes.find((code) => ['floor', 'quote', 'other-shop'].includes(code?.kind ?? '')) ?? null;
}

function readAddress({ host, origin: from }: Address, address: string, query: string, fragment: string, shop: string): ScannedCode {
  // A board sheet or a shared link leads to the language of its page.
  const { path } = splitLanguage(address);
  const slug = slugOf(path);
  const isQuote = /^\/quote\/?$/i.test(path);
  if (from !== shop) {
    const isStore = (slug !== null && query.startsWith(`${TAG_PARAMETER}=`)) || (isQuote && /^v\d/.test(fragment));
    return { kind: isStore ? 'other-shop' : 'address', host };
  }
  if (isQuote) return { kind: 'quote', fragment };
  if (slug === null) return { kind: 'other-page' };
  const said = query.split('&').find((part) => part.startsWith(`${TAG_PARAMETER}=`));
  const tag = said === undefined ? null : readTag(said.slice(TAG_PARAMETER.length + 1));
  return { kind: 'floor', slug, tag, isTagDamaged: said !== undefined && tag === null };
}

function slugOf(path: string): string | null {
  const escaped = /^\/products\/([^/]+)\/?$/i.exec(path)?.[1];
  if (escaped === undefined) return null;
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}

/** `host` is shown to people; `origin` identifies the shop. */
interface Address {
  readonly host: string;
  readonly origin: string;
}

function originOf(origin: string): string {
  const [, scheme = '', host = ''] = ADDRESS.exec(origin) ?? [];
  return addressOf(scheme, host).origin;
}

function addressOf(scheme: string, written: string): Address {
  const lower = scheme.toLowerCase();
  const port = lower === 'https' ? /:443$/ : /:80$/;
  const host = written.toLowerCase().replace(port, '');
  return { host, origin: `${lower}://${plainHost(host)}` };
}
