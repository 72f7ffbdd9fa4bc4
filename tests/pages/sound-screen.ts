import { expect, vi } from 'vitest';

/** Leftovers of a program where a shopper looks for words. */
const NO_WORDS = /NaN|undefined|\[object |Infinity|∞|Invalid Date|\bnull\b|-\$|\$-/;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'srcset'];

/**
 * What every screen keeps, whatever it was given: a heading, a name for each thing to press, no leftovers of a program,
 * nothing that could run.
 */
export function expectSoundScreen(): void {
  const headings = [...document.querySelectorAll('h1')].map(wordsOf);
  expect(headings).toHaveLength(1);
  expect(headings[0]).not.toContain('Ooops');
  const nameless = [...document.querySelectorAll('h1, h2, h3, h4, a[href], button')].filter((element) => !VISIBLE.test(nameOf(element)));
  expect(nameless.map((element) => element.outerHTML.slice(0, 200))).toEqual([]);
  expect(wordsOf(document.body)).not.toMatch(NO_WORDS);
  expectNothingRuns();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
}

function expectNothingRuns(): void {
  const active: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const isCode = element.matches('script:not([type="application/ld+json"]), iframe, object, embed, base, meta[http-equiv], [srcdoc]');
    const isHandler = element.getAttributeNames().some((name) => name.startsWith('on'));
    const isCodeAddress = ADDRESSES.some((name) => /^\s*(javascript|data|vbscript):/i.test(element.getAttribute(name) ?? ''));
    const isElsewhere = element.matches('form[action]:not([action="/products"]), [formaction]');
    if (isCode || isHandler || isCodeAddress || isElsewhere) active.push(element.outerHTML.slice(0, 200));
  }
  expect(active).toEqual([]);
  expect('ran' in globalThis).toBe(false);
}

function nameOf(element: Element): string {
  const labelled = [element, ...element.querySelectorAll('[aria-label], img[alt]')].map(
    (part) => part.getAttribute('aria-label') ?? part.getAttribute('alt') ?? '',
  );
  return [wordsOf(element), ...labelled].join('');
}

/** What stands there, without what only programs read. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const unread of copy.querySelectorAll('script, style, template')) unread.remove();
  return copy.textContent;
}
