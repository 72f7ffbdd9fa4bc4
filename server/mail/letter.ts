import { oneLine } from '../../src/domain/one-line';
import { escapeHtml } from './escape-html';
import { htmlBill, plainBill, type LetterBill } from './letter-bill';
import { LETTER_STYLES, letterButton, letterHead, PLAIN_LOOK, SERIF, type LetterLook } from './letter-look';

/** Each value becomes one line, whatever it contains. */
export interface Letter {
  readonly shopName: string;
  /** Absent in mails to the shop. */
  readonly look?: LetterLook;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Of an order's confirmation. */
  readonly bill?: LetterBill;
  readonly notes: readonly { readonly head: string; readonly text: string }[];
  readonly link: { readonly label: string; readonly address: string } | null;
  /** How to contact the shop; '' for nothing. */
  readonly contact: string;
}

/** Plain text and equivalent HTML. */
export function writeLetter(letter: Letter): { readonly text: string; readonly html: string } {
  return { text: plainLetter(letter), html: htmlLetter(letter) };
}

function plainLetter({ shopName, paragraphs, bill, notes, link, contact }: Letter): string {
  const blocks = [
    'Hello,',
    ...paragraphs.map(oneLine),
    ...(bill === undefined ? [] : plainBill(bill)),
    notes.map(({ head, text }) => `${oneLine(head)}: ${oneLine(text)}`).join('\n'),
    link === null ? '' : `${link.label}:\n${link.address}`,
    [contact, oneLine(shopName)].filter((line) => line !== '').join('\n'),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function htmlLetter({ shopName, look = PLAIN_LOOK, heading, paragraphs, bill, notes, link, contact }: Letter): string {
  const { quiet, rule } = LETTER_STYLES;
  const words = (text: string): string => escapeHtml(oneLine(text));
  const noted = notes.map(({ head, text }) => `<p style="margin:0 0 16px"><strong>${words(head)}</strong><br>${words(text)}</p>`);
  const button =
    link === null
      ? []
      : [`<p style="margin:24px 0 32px"><a href="${escapeHtml(link.address)}" style="${letterButton(look)}">${words(link.label)}</a></p>`];
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${words(heading)}</title></head>`,
    '<body style="margin:0;padding:32px 20px;background:#fbf9f6;color:#14110f;font:16px/26px system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">',
    letterHead(shopName, look),
    `<h1 style="margin:0 0 16px;${SERIF};font-size:31px;line-height:38px">${words(heading)}</h1>`,
    '<p style="margin:0 0 8px">Hello,</p>',
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${words(text)}</p>`),
    ...(bill === undefined ? [...noted, ...button] : [...htmlBill(bill), ...button, ...noted]),
    ...(contact === '' ? [] : [`<p style="margin:32px 0 0;padding-top:16px;${rule};${quiet}">${words(contact)}</p>`]),
    '</div></body></html>',
  ].join('\n');
}
