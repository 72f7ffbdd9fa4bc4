import { readFile } from 'node:fs/promises';
import { expect, test } from './store-test';

test.use({ sharesStore: true });

/** Seen to fail by a price in a `strong` of the browser's own weight and by words in an SVG (decision 0033). */
const FACES = { '/': 13, '/products': 10, '/products/family-20-coastal-maple': 13 };

for (const [path, most] of Object.entries(FACES)) {
  test(`${path} is set in no more than ${most} faces, sizes and weights, each of which the first layout asks the device for`, async ({ browser, store }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url, viewport: { width: 412, height: 823 } });
    const page = await plain.newPage();
    await page.goto(path);
    const faces = await page.locator('body :not(script, style, noscript)').evaluateAll((elements) => {
      const shown = elements.filter((element) => element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== ''));
      return [...new Set(shown.map((element) => {
        const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(element);
        return `${fontFamily.split(',')[0]} ${fontSize} ${fontWeight} ${fontStyle}`;
      }))].sort();
    });
    expect(faces.length, faces.join('\n')).toBeLessThanOrEqual(most);
    await plain.close();
  });
}

test('Every stand-in for a font is a family of its own: of several in one family a browser asks for all', async () => {
  const styles = await readFile('src/ui/styles/fonts.css', 'utf8');
  const standIns = [...styles.matchAll(/@font-face \{\s*font-family: '([^']+)';\s*src: local/g)].map((match) => match[1]);
  expect(standIns.length).toBeGreaterThan(3);
  expect(new Set(standIns).size).toBe(standIns.length);
});
