import { expect, test } from 'vitest';
import { composeDocument } from './compose-document';
import { readStyleSheet } from './style-sheet';

const template = {
  shell: '<html><head><!--head--></head><body><div id="root"></div></body></html>',
  assetsFor: async () => ({ scripts: [], styles: [] }),
  styleText: async () => null,
};
const page = { httpStatus: 200, headHtml: '', data: null, routeIds: [] } as const;
const source = (name: string, more: string): string =>
  `<source type="image/avif" srcSet="/media/${name}-480.avif 480w" sizes="100vw"${more}/><source type="image/webp" srcSet="/media/${name}-480.webp 480w" sizes="100vw"${more}/>`;

function preloadsOf(bodyHtml: string): readonly string[] {
  const html = composeDocument(template, { ...page, bodyHtml }, { scripts: [], styles: [] });
  return [...html.slice(0, html.indexOf('</head>')).matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link);
}

test('The picture a screen opens with is asked for in the head, each cut by its own windows; those further down are not', () => {
  const narrow = ' media="(max-width: 767px)"';
  const eager = `<picture>${source('tall', narrow)}${source('wide', '')}<img loading="eager"/></picture>`;
  expect(
    preloadsOf(
      `<picture>${source('above', '')}<img loading="lazy"/></picture>${eager}<picture>${source('below', '')}<img loading="lazy"/></picture>`,
    ),
  ).toEqual([
    `<link rel="preload" as="image" type="image/avif" imagesrcset="/media/tall-480.avif 480w" imagesizes="100vw"${narrow} fetchpriority="high">`,
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/media/wide-480.avif 480w" imagesizes="100vw" media="not all and (max-width: 767px)" fetchpriority="high">',
  ]);
});

test('A picture of another back end, of which there is one plain address, needs no word in the head', () => {
  expect(preloadsOf('<picture><img src="https://a.example/x.jpg" loading="eager"/></picture>')).toEqual([]);
});

test('A page that says the colour of its shop says it once', () => {
  const black = '<meta name="theme-color" content="#000000" />';
  const withColour = { ...template, shell: template.shell.replace('<head>', `<head>\n    ${black}`) };
  const headOf = (headHtml: string): string =>
    composeDocument(withColour, { ...page, headHtml, bodyHtml: '' }, { scripts: [], styles: [] });
  expect(headOf('').match(/<meta name="theme-color"[^>]*>/g)).toEqual([black]);
  const own = '<meta name="theme-color" content="#0b1f3a">';
  expect(headOf(own).match(/<meta name="theme-color"[^>]*>/g)).toEqual([own]);
});

test('The italic font is preloaded only where the title has a word in it', () => {
  const text = ['normal', 'italic'].map((face) => `@font-face{src:url(/assets/basic-fraunces-${face}-x1.woff2)}`).join('');
  const documentOf = (bodyHtml: string): string =>
    composeDocument(
      template,
      { ...page, bodyHtml },
      { scripts: [], styles: [{ file: '/assets/a.css', sheet: readStyleSheet(text), comesWithCode: false }] },
    );
  const leaning = documentOf('<h1 class="title">The floor is the <em>room.</em></h1>');
  const upright = documentOf('<h1>Products</h1><p>An <em>oak</em> floor</p>');
  expect([leaning, upright].map((html) => html.match(/as="font"/g)?.length)).toEqual([2, 1]);
});

test('The document has the styles that it shows, and names each file they are from but that of a later part which it does not show', () => {
  const style = (name: string, comesWithCode: boolean) => ({
    file: `/assets/${name}.css`,
    sheet: readStyleSheet(`.${name}-x1{color:red}.${name}-x2{color:blue}a{color:inherit}\n`),
    comesWithCode,
  });
  const styles = [style('header', false), style('dialog', false), style('foot', true), style('pill', true)];
  const html = composeDocument(
    template,
    { ...page, bodyHtml: '<header class="header-x1"></header><footer class="foot-x1"></footer>' },
    { scripts: [], styles },
  );
  // What is left out between them, in UTF-16 units, the start script puts there.
  expect([...html.matchAll(/<style data-gap=(\d+)>([^<]*)<\/style>/g)].map(([, gap, text]) => [Number(gap), text])).toEqual([
    [0, '.header-x1{color:red}'],
    ['.header-x2{color:blue}'.length, 'a{color:inherit}'],
    ['\n.dialog-x1{color:red}.dialog-x2{color:blue}'.length, 'a{color:inherit}'],
    ['\n'.length, '.foot-x1{color:red}'],
    ['.foot-x2{color:blue}'.length, 'a{color:inherit}'],
  ]);
  // What is named here the app's loader does not fetch, and the start script does.
  expect([...html.matchAll(/rel="stylesheet" href="\/assets\/(\w+)\.css"/g)].map(([, name]) => name)).toEqual(['header', 'dialog', 'foot']);
});

test('The manifest is asked for only once the first picture is painted, and where there are no scripts', () => {
  const link = '<link rel="manifest" href="/manifest.webmanifest">';
  const html = composeDocument(
    { ...template, shell: template.shell.replace('<!--head-->', `<!--head-->${link}`) },
    { ...page, bodyHtml: '' },
    { scripts: [], styles: [] },
  );
  expect(html.split(link)).toHaveLength(2);
  expect(html).toContain(`<noscript>${link}</noscript></head>`);
});

test('Where no script runs, the stylesheets come as one file for paper', () => {
  const html = composeDocument(
    { ...template, shell: template.shell.replace('<!--head-->', '<!--head--><link rel="manifest" href="/manifest.webmanifest">') },
    { ...page, bodyHtml: '' },
    {
      scripts: [],
      styles: [
        { file: '/assets/header.css', sheet: readStyleSheet('a{color:red}'), comesWithCode: false },
        { file: '/assets/foot.css', sheet: readStyleSheet('@media print{a{color:black}}'), comesWithCode: false },
      ],
    },
  );
  expect(html).toContain('</noscript><noscript><link rel="stylesheet" media="print" href="/page-styles/header+foot.css"></noscript>');
  expect(html).not.toContain('color:black');
});

test('Until the first picture is painted no other picture is asked for', () => {
  expect(composeDocument(template, { ...page, bodyHtml: '' }, { scripts: [], styles: [] })).toMatch(/^<html data-opening>/);
});
