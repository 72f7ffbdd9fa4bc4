import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const families = async (source: string): Promise<readonly (string | undefined)[]> => {
  const styles = await readFile('src/ui/styles/fonts.css', 'utf8');
  return [...styles.matchAll(new RegExp(`@font-face \\{\\s*font-family: '([^']+)';\\s*src: ${source}`, 'g'))].map((match) => match[1]);
};

test('Every stand-in for a font is a family of its own: of several in one family a browser asks for all', async () => {
  const standIns = await families('local');
  expect(standIns.length).toBeGreaterThan(3);
  expect(new Set(standIns).size).toBe(standIns.length);
});

test('A whole face is of another family than the small one of most pages, which is set in without it', async () => {
  const small = await families(String.raw`url\('@basic`);
  const whole = await families(String.raw`url\('@fontsource`);
  expect([...new Set(small)]).toEqual(['Fraunces Variable', 'Instrument Sans Variable']);
  expect(whole.length).toBeGreaterThan(0);
  expect(whole.filter((family) => small.includes(family))).toEqual([]);
});
