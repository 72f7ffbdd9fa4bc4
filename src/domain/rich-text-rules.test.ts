import { describe, expect, test } from 'vitest';
import { safeHtml } from '../../server/safe-html';
import { allowedAttributes, MAX_RICH_TEXT_DEPTH } from './rich-text-rules';

const WRITTEN = `p strong b em i u s small sub sup a ul ol li dl dt dd h2 h3 h4 blockquote figure figcaption
  table caption thead tbody tfoot tr th td div span`.split(/\s+/);
const DANGEROUS = `script style iframe object applet svg math template noscript textarea option title
  select xmp noembed noframes head form audio video canvas`.split(/\s+/);

test.each(WRITTEN)('A shop may write <%s>', (element) => {
  expect(safeHtml(`<${element}>Oak</${element}>`)).toBe(`<${element}>Oak</${element}>`);
});

test.each(['br', 'hr', 'img'])('A shop may write <%s>, which is empty', (element) => {
  expect(safeHtml(`Oak<${element}>`)).toBe(`Oak<${element}>`);
});

test.each(DANGEROUS)('<%s> goes with all that is in it', (element) => {
  expect(safeHtml(`Oak <${element}>steal()</${element}>floor`)).toBe('Oak floor');
});

test('Of an unknown element the text stays, and what stands behind <plaintext> or <embed> never becomes markup', () => {
  expect(safeHtml('<marquee>Oak</marquee>')).toBe('Oak');
  expect(safeHtml('Oak<plaintext><img src=x onerror=steal()>')).toBe('Oak');
  expect(safeHtml('Oak<embed src="/x">')).toBe('Oak');
});

test.each([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
])('A heading %s is shown as %s', (written, shown) => {
  expect(safeHtml(`<${written}>Care</${written}>`)).toBe(`<${shown}>Care</${shown}>`);
});

test('Elements deeper than the limit go, their text stays', () => {
  const deep = MAX_RICH_TEXT_DEPTH + 5;
  const html = safeHtml(`${'<div>'.repeat(deep)}Oak${'</div>'.repeat(deep)}`);
  expect(html).toContain('Oak');
  expect(html.split('<div>').length - 1).toBeLessThanOrEqual(MAX_RICH_TEXT_DEPTH);
});

describe('A link', () => {
  const href = (address: string) => allowedAttributes('a', { href: address })['href'];

  test.each([
    'https://a.example/x',
    'http://a.example',
    'HTTPS://a.example',
    'mailto:shop@a.example',
    'tel:+13055550142',
    '/contact-us',
    '/',
    '#care',
  ])('to %s stays', (address) => {
    expect(href(address)).toBe(address);
  });

  test.each([
    'javascript:steal()',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'evil.example',
    'xhttps://a.example',
    'x#care',
    'https//a.example',
    'java\tscript:x',
    '/a b',
    '/a\u0000b',
    '/a\u007fb',
    '',
  ])('to %j goes', (address) => {
    expect(href(address)).toBeUndefined();
  });

  test('loses the spaces around its address', () => {
    expect(href(' /contact-us\n')).toBe('/contact-us');
  });

  test('to another site tells it neither this window nor where the shopper came from', () => {
    const rel = (address: string) => allowedAttributes('a', { href: address, rel: 'opener' })['rel'];
    expect([rel('https://a.example'), rel('HTTP://a.example')]).toEqual(['noopener noreferrer', 'noopener noreferrer']);
    expect([rel('/contact-us'), rel('#https:'), rel('mailto:shop@a.example')]).toEqual([undefined, undefined, undefined]);
  });
});

test('A picture comes over the web or from this shop, never out of data or another scheme', () => {
  const src = (address: string) => allowedAttributes('img', { src: address })['src'];
  for (const address of ['https://a.example/oak.jpg', 'http://a.example/oak.jpg', 'HTTPS://a.example/oak.jpg', '/media/oak.jpg', '/']) {
    expect(src(address)).toBe(address);
  }
  expect(src(' /media/oak.jpg ')).toBe('/media/oak.jpg');
  for (const address of [
    'data:image/png,x',
    'https:oak.jpg',
    'mailto:a@a.example',
    '//evil.example/oak.jpg',
    '/\\evil.example',
    'oak.jpg',
    '#a',
  ])
    expect(src(address)).toBeUndefined();
});

test('Numbers of cells, sizes and lists are whole and short', () => {
  for (const cell of ['td', 'th']) {
    for (const name of ['colspan', 'rowspan']) {
      expect(allowedAttributes(cell, { [name]: '12' })).toEqual({ [name]: '12' });
      expect(allowedAttributes(cell, { [name]: '999' })).toEqual({ [name]: '999' });
      for (const wrong of ['1000', '', 'x', '1x', 'x1', '-1']) expect(allowedAttributes(cell, { [name]: wrong })).toEqual({});
    }
  }
  for (const [element, name] of [
    ['img', 'width'],
    ['img', 'height'],
    ['ol', 'start'],
  ] as const) {
    expect(allowedAttributes(element, { [name]: '12345' })).toEqual({ [name]: '12345' });
    for (const wrong of ['123456', '', '1%', '%1', '1.5']) expect(allowedAttributes(element, { [name]: wrong })).toEqual({});
  }
});

test('A heading of a table says which cells it heads, in one of the four words', () => {
  for (const scope of ['row', 'col', 'rowgroup', 'colgroup']) expect(allowedAttributes('th', { scope })).toEqual({ scope });
  for (const scope of ['rows', 'xrow', 'colgroupx', 'xcolgroup', '']) expect(allowedAttributes('th', { scope })).toEqual({});
  expect(allowedAttributes('td', { scope: 'row' })).toEqual({});
});

test('Any text may describe a picture, and nothing else is kept of any element', () => {
  const given = { alt: '"> <script>', onerror: 'steal()', style: 'color:red', class: 'a', id: 'b', title: 'c', srcset: '/a 2x' };
  expect(allowedAttributes('img', given)).toEqual({ alt: '"> <script>' });
  expect(allowedAttributes('p', { ...given, href: '/a', src: '/a' })).toEqual({});
});
