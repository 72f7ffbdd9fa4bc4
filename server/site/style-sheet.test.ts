import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classNamesIn, readStyleSheet, type StylePiece } from './style-sheet';

const inUse = (css: string, ...shown: readonly string[]): string =>
  piecesOf(css, ...shown)
    .map(({ text }) => text)
    .join('');
const piecesOf = (css: string, ...shown: readonly string[]): readonly StylePiece[] => readStyleSheet(css).inUse(new Set(shown));

test('A rule is in use where every class of one of its selectors is shown', () => {
  expect(inUse('.card{a:1}.card.wide{b:2}.menu .item,.card:hover{c:3}.menu{d:4}', 'card')).toBe('.card{a:1}.menu .item,.card:hover{c:3}');
  expect(inUse('.card.wide>.title{a:1}', 'card', 'wide')).toBe('');
  expect(inUse('.card.wide>.title{a:1}', 'card', 'wide', 'title')).toBe('.card.wide>.title{a:1}');
});

test('What names no class is always in use: elements, attributes, fonts, movements, statements', () => {
  const css =
    '@charset "utf-8";:root{--a:1}a[href^="/x.y"]:not(.plain){b:2}@font-face{src:url(/a.woff2)}@keyframes turn{0%{c:3}to{c:4}}@layer base,later;';
  expect(inUse(css)).toBe(css);
});

test('What may be one of several, or must not be there, does not take a rule away', () => {
  const css = ':is(.a,.b) p{x:1}p:has(>.c:not(.d,.e)){y:2}p:nth-child(2 of .f){z:3}';
  expect(inUse(css)).toBe(css);
  expect(inUse('.a:not(.b){x:1}', 'a')).toBe('.a:not(.b){x:1}');
  expect(inUse('.a:not(.b){x:1}', 'b')).toBe('');
});

test('A condition stays whole where one of its rules is in use, and goes where none is', () => {
  const css =
    '@media (min-width:768px){.a{x:1}.b{y:2}@supports (gap:1px){.b{z:3}}}@media (hover:hover){.b{x:4}}@supports (gap:1px){@media screen{.a{x:5}}}';
  expect(inUse(css, 'a')).toBe(
    '@media (min-width:768px){.a{x:1}.b{y:2}@supports (gap:1px){.b{z:3}}}@supports (gap:1px){@media screen{.a{x:5}}}',
  );
});

test('What is for paper or for a mouse above a control comes later', () => {
  expect(inUse('@media print{p{x:1}.a{x:2}}@media (hover:hover){.a:hover{x:4}}.a{x:3}', 'a')).toBe('.a{x:3}');
});

test('Rules in use that follow each other are one piece, which tells where it begins', () => {
  expect(piecesOf('.a{x:1}a{x:2}.b{x:3}@media screen{.a{x:4}}.b{x:5}', 'a')).toEqual([
    { at: 0, text: '.a{x:1}a{x:2}' },
    { at: 20, text: '@media screen{.a{x:4}}' },
  ]);
});

test('A brace in a text or a comment ends nothing', () => {
  expect(inUse('.a:before{content:\'}{\';x:1}.b{content:"\\"}"}/*}.c{*/.d{y:2}', 'a', 'd')).toBe(
    ".a:before{content:'}{';x:1}/*}.c{*/.d{y:2}",
  );
});

test('A sheet is shown where a rule that names a class may match', () => {
  const sheet = readStyleSheet('a{x:1}@media screen{.card .title{y:2}}');
  expect([['card'], ['card', 'title'], []].map((shown) => sheet.isShown(new Set(shown)))).toEqual([false, true, false]);
});

test('Classes are those of the elements, whatever their place in the tag', () => {
  expect([...classNamesIn('<p class="a b"></p><img alt="class" data-class="x" class="c"/>')]).toEqual(['a', 'b', 'c']);
});

test('Where every class is shown, nothing of our styles is lost but what comes later', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  expect(files.length).toBeGreaterThan(50);
  const LATER = '@media (?:print|\\(hover: hover\\)) \\{';
  const ofLaterAlone = new RegExp(`^@media [^{]*\\{\\n(?:  ${LATER}.*?^  \\}\\n+)+\\}`, 'gms');
  const onScreen = (css: string): string => css.replaceAll(ofLaterAlone, '').replaceAll(new RegExp(`^${LATER}.*?^\\}`, 'gms'), '');
  const withoutSpaces = (css: string): string => css.replaceAll(/\s/g, '');
  for (const file of files) {
    // As the build writes it.
    const css = readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    const names = [...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);
    expect([file, withoutSpaces(inUse(css, ...names))]).toEqual([file, withoutSpaces(onScreen(css))]);
  }
});
