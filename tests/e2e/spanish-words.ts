import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parseSync } from 'vite';
import { getCategories, getProductDetails, getProducts } from '../../src/contract/catalogue';
import {
  getAboutUs,
  getHomeScreen,
  getInstallation,
  getInstallationDetails,
  getNewsDetails,
  getNewsletter,
} from '../../src/contract/content';
import { getSettings } from '../../src/contract/site';
import { ContractClient, storeAt } from '../fixtures/contract-client';

const FOLDER = 'src/languages/es';
const LOCALE = 'es-US';

/** What the shop's owner wrote, as the API answers a Spanish page: it is judged where it is written, not here. */
export async function contentOf(url: string, floors: readonly string[], article: string, guide: string): Promise<readonly string[]> {
  const client = new ContractClient(storeAt(url));
  const asked = { 'Accept-Language': 'es' };
  const answers: unknown[] = [
    await client.data(getProducts, 'ALL', asked),
    await client.data(getCategories, undefined, asked),
    await client.data(getSettings, undefined, asked),
    await client.data(getHomeScreen, undefined, asked),
    await client.data(getAboutUs, undefined, asked),
    await client.data(getNewsletter, undefined, asked),
    await client.data(getInstallation, undefined, asked),
    await client.data(getNewsDetails, article, asked),
    await client.data(getInstallationDetails, guide, asked),
  ];
  for (const floor of floors) answers.push(await client.data(getProductDetails, floor, asked));
  return answers.flatMap(stringsIn).flatMap((text) => [text, ...text.split(' - '), ...textsOfHtml(text)]);
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

function textsOfHtml(text: string): readonly string[] {
  if (!text.includes('<')) return [];
  return text.split(/<[^>]*>/).map((part) => part.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity));
}

/** Every text and every part between two values of a text: what a Spanish screen is made of. */
function spanishParts(): readonly string[] {
  const parts: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { readonly type?: unknown; readonly value?: unknown };
    if (type === 'ImportDeclaration' || type === 'TSTypeAnnotation') return;
    if (type === 'Literal' && typeof value === 'string') parts.push(value);
    if (type === 'TemplateElement') parts.push((value as { readonly cooked: string }).cooked);
    for (const inner of Object.values(node)) walk(inner);
  };
  for (const file of readdirSync(FOLDER)) walk(parseSync(file, readFileSync(join(FOLDER, file), 'utf8')).program);
  for (let month = 0; month < 12; month += 1)
    for (const style of ['long', 'short'] as const)
      parts.push(new Intl.DateTimeFormat(LOCALE, { month: style }).format(new Date(2026, month, 15)));
  parts.push(
    ...new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' }).formatToParts(0).map(({ value }) => value),
    'p.m.',
  );
  for (let day = 1; day < 8; day += 1)
    for (const style of ['long', 'short'] as const)
      parts.push(new Intl.DateTimeFormat(LOCALE, { weekday: style }).format(new Date(2026, 1, day)));
  return parts;
}

const LETTER = /\p{L}/u;
const plain = (text: string): string => text.replaceAll(/[\s\u200b]+/g, ' ').trim();
/** Longest first: a sentence is taken out before the words that it has in common with others. */
const sorted = (parts: Iterable<string>): readonly string[] =>
  [...new Set([...parts].map((part) => plain(part).toLowerCase()))]
    .filter((part) => LETTER.test(part))
    .toSorted((a, b) => b.length - a.length);

/** The longest texts of the owner may be cut short or shown in parts. */
const PART_OF_CONTENT = 24;
/** Units, signs and words that are the same in both. */
const BOTH = /^(?:x|v|lb|mil|mils|mm|cm|in|ft|am|pm|kb|mb|dB|iic|stc|fiic|sps|usd|fl|qr|https?|www)$/i;

/** Of a quote: '01GY63-1-H'. */
const NUMBER = /\b[A-Z\d]{6}-\d+-[A-Z\d]\b/g;

/** Tells what of a text is in no Spanish text, not content and not `typed` by the test. */
export function judge(content: readonly string[], typed: readonly string[]): (text: string, around: string) => readonly string[] {
  const said = content.map((text) => plain(text).toLowerCase());
  const wholes = new Set(said);
  const parts = sorted([...spanishParts(), ...content, ...typed]);
  const known = new Map<string, readonly string[]>();
  return (text, around) => {
    if (wholes.has(plain(around).toLowerCase())) return [];
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const whole = plain(text.replaceAll(NUMBER, ' ')).toLowerCase();
    const start = whole.replace(/[….]+$/, '');
    const isContent = start.length >= PART_OF_CONTENT && said.some((one) => one.includes(start));
    const left = isContent ? '' : parts.reduce(without, whole);
    const words = (left.match(/[\p{L}']+/gu) ?? []).filter((word) => !BOTH.test(word));
    known.set(text, words);
    return words;
  };
}

/** Takes out the part where it stands as whole words. */
function without(text: string, part: string): string {
  let from = text.indexOf(part);
  let left = text;
  while (from !== -1) {
    const [before = '', after = ''] = [left[from - 1], left[from + part.length]];
    const isWhole = !(LETTER.test(before) && LETTER.test(part[0] ?? '')) && !(LETTER.test(after) && LETTER.test(part.at(-1) ?? ''));
    if (isWhole) left = `${left.slice(0, from)}\u0000${left.slice(from + part.length)}`;
    from = left.indexOf(part, from + 1);
  }
  return left;
}

export interface Shown {
  /** Where it stands: 'button aria-label'. */
  readonly where: string;
  readonly text: string;
  /** What the element around it says: a title of the owner's may stand in parts. */
  readonly around: string;
}

/** All that is there to be read or heard, also what only another width shows, but for what is marked as another language or as a name. */
export function textsShown(page: Page): Promise<{ readonly shown: readonly Shown[]; readonly wrongLanguages: readonly string[] }> {
  return page.evaluate(() => {
    const SKIPPED = 'script:not([type="application/ld+json"]), script, style, noscript, template, textarea, [translate=no], [lang=en]';
    const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'placeholder', 'title', 'label'];
    const shown: Shown[] = [];
    const isSkipped = (element: Element): boolean => element.closest(SKIPPED) !== null;
    const name = (element: Element): string =>
      [element.parentElement, element]
        .map((one) => (one === null ? '' : `${one.localName}.${[...one.classList].at(-1) ?? ''}`))
        .join(' > ');
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element !== null && !isSkipped(element) && node.textContent?.trim() !== '')
        shown.push({ where: name(element), text: node.textContent ?? '', around: element.parentElement?.textContent ?? '' });
    }
    for (const attribute of ATTRIBUTES)
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        const text = element.getAttribute(attribute) ?? '';
        if (text.trim() !== '' && !isSkipped(element)) shown.push({ where: `${name(element)} [${attribute}]`, text, around: '' });
      }
    for (const meta of document.querySelectorAll(
      'meta[name=description], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]',
    ))
      shown.push({ where: 'meta', text: meta.getAttribute('content') ?? '', around: '' });
    const wrongLanguages = [...document.querySelectorAll('[lang]')]
      .filter((element) => {
        const lang = element.getAttribute('lang') ?? '';
        if (element === document.documentElement) return lang !== 'es-US';
        return lang === 'en' ? /[áéíóúñ¿¡]/i.test(element.textContent ?? '') : !lang.startsWith('es');
      })
      .map((element) => `${element.getAttribute('lang') ?? ''} at ${name(element)}: ${(element.textContent ?? '').slice(0, 60)}`);
    return { shown, wrongLanguages };
  });
}
