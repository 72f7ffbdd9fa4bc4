import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composeDocument } from './compose-document';
import { withRehearsalMark } from './serve-site';

const shell = withRehearsalMark(readFileSync('app.html', 'utf8'));
const WORDS = 'Rehearsal of a copy: nothing bought here is real, no card is charged, and no mail is sent.';

test('The shell of personal screens and every document of a rehearsal say what it is, once, outside of what the app renders', () => {
  const page = { httpStatus: 200, headHtml: '', bodyHtml: '<h1>Products</h1>', data: {}, routeIds: [] } as const;
  const template = { shell, assetsFor: async () => ({ scripts: [], styles: [] }), styleText: async () => null };
  for (const html of [shell, composeDocument(template, page, { scripts: [], styles: [] })]) {
    expect(html.split(WORDS)).toHaveLength(2);
    expect(html.indexOf(WORDS)).toBeLessThan(html.indexOf('<div id="root">'));
  }
});
