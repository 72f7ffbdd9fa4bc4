import { oneLine } from '../../src/domain/one-line';
import { accentOf, DEFAULT_ACCENT } from '../../src/domain/accent-colour';
import type { Settings } from '../../src/domain/settings';
import { spokenLanguage } from '../../src/domain/languages';
import { letterTexts } from './letter.texts';

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
    letterTexts.hello,
    ...paragraphs.map(oneLine),
    ...(bill === undefined ? [] : plainBill(bill)),
    notes.map(({ head, text }) => `${oneLine(head)}: ${oneLine(text)}`).join('\n'),
    link === null ? '' : `${link.label}:\n${link.address}`,
    [contact, oneLine(shopName)].filter((line) => line !== '').join('\n'),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Of an order and of its handover. Broken between two lines it is hard to read out. */
const SPOKEN_NUMBER = /\b(?:[A-Z][A-Z0-9]*-\d{4,}|\d{4} \d{4})\b/g;

function htmlLetter({ shopName, look = PLAIN_LOOK, heading, paragraphs, bill, notes, link, contact }: Letter): string {
  const { quiet, rule } = LETTER_STYLES;
  const words = (text: string): string => escapeHtml(oneLine(text)).replaceAll(SPOKEN_NUMBER, '<span style="white-space:nowrap">$&</span>');
  const noted = notes.map(({ head, text }) => `<p style="margin:0 0 16px"><strong>${words(head)}</strong><br>${words(text)}</p>`);
  const button =
    link === null
      ? []
      : [`<p style="margin:24px 0 32px"><a href="${escapeHtml(link.address)}" style="${letterButton(look)}">${words(link.label)}</a></p>`];
  return [
    `<!doctype html><html lang="${spokenLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(oneLine(heading))}</title></head>`,
    '<body style="margin:0;padding:32px 20px;background:#fbf9f6;color:#14110f;font:16px/26px system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">',
    letterHead(shopName, look),
    `<h1 style="margin:0 0 16px;${SERIF};font-size:31px;line-height:38px">${words(heading)}</h1>`,
    `<p style="margin:0 0 8px">${letterTexts.hello}</p>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${words(text)}</p>`),
    ...(bill === undefined ? [...noted, ...button] : [...htmlBill(bill), ...button, ...noted]),
    ...(contact === '' ? [] : [`<p style="margin:32px 0 0;padding-top:16px;${rule};${quiet}">${words(contact)}</p>`]),
    '</div></body></html>',
  ].join('\n');
}

/** Each value becomes one line. Sums as a person reads them. */
export interface LetterBill {
  readonly lines: readonly { readonly title: string; readonly detail: string; readonly sum: string }[];
  readonly figures: readonly BillFigure[];
  readonly total: BillFigure;
}

interface BillFigure {
  readonly label: string;
  readonly sum: string;
}

function plainBill({ lines, figures, total }: LetterBill): readonly string[] {
  return [
    lines.map(({ title, detail, sum }) => `${oneLine(title)}\n  ${oneLine(detail)}: ${sum}`).join('\n'),
    [...figures, total].map(({ label, sum }) => `${oneLine(label)}: ${sum}`).join('\n'),
  ];
}

const CELL = 'padding:8px 0;vertical-align:top';
const SUM = `${CELL};padding-left:16px;text-align:right;white-space:nowrap;font-weight:600`;

/** All mail programs support tables and inline styles. */
function htmlBill({ lines, figures, total }: LetterBill): readonly string[] {
  const { quiet, rule } = LETTER_STYLES;
  const words = (text: string): string => escapeHtml(oneLine(text));
  const row = (label: string, sum: string, style = ''): string =>
    `<tr><td style="${CELL};${style}">${label}</td><td style="${SUM};${style}">${words(sum)}</td></tr>`;
  return [
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;font-size:16px">',
    ...lines.map(({ title, detail, sum }) => row(`${words(title)}<br><span style="${quiet}">${words(detail)}</span>`, sum, rule)),
    ...figures.map(({ label, sum }, index) => row(words(label), sum, index === 0 ? rule : '')),
    row(`<strong>${words(total.label)}</strong>`, total.sum, `${rule};${SERIF};font-size:25px;line-height:38px`),
    '</table>',
  ];
}

export interface LetterLook {
  readonly accent: string;
  /** Null shows the shop's name instead. Sizes in CSS pixels. */
  readonly logo: { readonly address: string; readonly widthPx: number; readonly heightPx: number } | null;
}

export const PLAIN_LOOK: LetterLook = { accent: DEFAULT_ACCENT, logo: null };

/** Inline styles, which all mail programs support. */
const LETTER_STYLES = {
  quiet: 'color:#4a433c;font-size:14px;line-height:20px',
  rule: 'border-top:1px solid #ddd5c9',
} as const;

const SERIF = "font-family:Georgia,'Times New Roman',serif;font-weight:400";

/** `publicUrl` without a final slash; mail programs load the logo from it. */
export function letterLook({ logo, accentColor }: Pick<Settings, 'logo' | 'accentColor'>, publicUrl: string): LetterLook {
  return {
    accent: accentOf(accentColor),
    logo:
      logo === undefined
        ? null
        : { address: `${publicUrl}/icons/${logo.name}-mail.png`, widthPx: logo.paperWidthPx, heightPx: logo.paperHeightPx },
  };
}

/** Mail programs that do not load pictures show the shop's name. */
function letterHead(shopName: string, { logo }: LetterLook): string {
  const name = escapeHtml(oneLine(shopName));
  const content =
    logo === null
      ? name
      : `<img src="${escapeHtml(logo.address)}" alt="${name}" width="${logo.widthPx}" height="${logo.heightPx}" style="display:block;border:0">`;
  return `<p style="margin:0 0 32px;${SERIF};font-size:20px">${content}</p>`;
}

/** The style of a letter's button. */
function letterButton({ accent }: LetterLook): string {
  return `display:inline-block;padding:14px 24px;border-radius:8px;background:${accent};color:#fbf9f6;font-weight:600;text-decoration:none`;
}

/** '' when the settings have no contact. */
export function waysToAsk(question: string, { contactNo, email }: Pick<Settings, 'contactNo' | 'email'>): string {
  const ways = [contactNo, email].map(oneLine).filter((way) => way !== '');
  return ways.length === 0 ? '' : `${question} ${ways.join(' · ')}`;
}

/** For element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
