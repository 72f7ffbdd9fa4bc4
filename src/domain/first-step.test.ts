import { expect, test } from 'vitest';
import { firstStep } from './first-step';

test.each([
  ['<p>Sort first.</p><ul><li>Tape</li></ul><ol>\n<li>Clean the <a href="/x">slab</a>.</li><li>Lay.</li></ol>', 'Clean the slab.'],
  ['<ol><li> </li></ol>', null],
  ['<p>No list</p><ul><li>A tool</li></ul>', null],
])('A guide begins with the first of its numbered steps: %s', (html, words) => {
  expect(firstStep(html)).toBe(words);
});

test('A long step ends at a word', () => {
  const words = firstStep(`<ol><li>${'measure the wall '.repeat(20)}</li></ol>`);
  expect(words).toMatch(/ (?:measure|the|wall)…$/);
  expect(words?.length).toBeLessThanOrEqual(110);
});
