import { describe, expect, it } from 'vitest';
import { MAX_RICH_TEXT_CHARACTERS } from '../src/domain/rich-text-rules';
import { safeHtml } from './safe-html';

describe('safeHtml', () => {
  it('keeps what a shop writes: headings, lists, tables and links', () => {
    const written =
      '<h2>Care</h2><p>Mop <strong>damp</strong> &amp; dry.</p><ul><li>Felt</li></ul><table><tbody><tr><th scope="row">pH</th><td colspan="2">7</td></tr></tbody></table>';
    expect(safeHtml(written)).toBe(written);
    expect(safeHtml('<a href="/contact-us">Write</a>')).toBe('<a href="/contact-us">Write</a>');
    expect(safeHtml('<a href="https://a.example/x?a=1&amp;b=2">x</a>')).toBe(
      '<a href="https://a.example/x?a=1&amp;b=2" rel="noopener noreferrer">x</a>',
    );
  });

  it('closes what was left open and ignores closing tags of nothing', () => {
    expect(safeHtml('<p>one <em>two')).toBe('<p>one <em>two</em></p>');
    expect(safeHtml('text</div></em>')).toBe('text');
    expect(safeHtml('<ul><li>a</ul>')).toBe('<ul><li>a</li></ul>');
  });

  it('shows a lone less-than sign as text', () => {
    expect(safeHtml('5 < 6 & 7 > 2')).toBe('5 &lt; 6 &amp; 7 &gt; 2');
  });

  it('makes a first-level heading a second-level one, since the page has its own', () => {
    expect(safeHtml('<h1>Terms</h1>')).toBe('<h2>Terms</h2>');
  });
});

describe('A text of 60 kB', () => {
  it.each([
    '<a ',
    '<a "',
    "<a '<b",
    'a',
    '<!a',
    '<!--',
    '</',
    '<b>',
    '<a b=',
    '<p title="',
    ' ',
    '<script>',
    '<a &#',
    '<b></i>',
    '<',
    '<<',
    '"<a',
    '<td =',
    '<a <a',
    '<table><tr>',
    '&amp',
  ])('made of %j takes no time', (piece) => {
    for (const text of [
      piece.repeat(60_000 / piece.length),
      `<a ${piece.repeat(60_000 / piece.length)}`,
      `<${'a'.repeat(30_000)}${piece.repeat(9_000)}`,
    ]) {
      expect(fastestMs(text)).toBeLessThan(1_000);
    }
  });

  it('of unfinished links takes under 50 ms', () => {
    expect(fastestMs('<a <a'.repeat(12_000))).toBeLessThan(50);
  });
});

it('Longer HTML is cut before it is read', () => {
  const text = 'a'.repeat(MAX_RICH_TEXT_CHARACTERS);
  expect(safeHtml(`${text}<p>more</p>`)).toBe(text);
});

/** Of three tries, since the machine does other work too. */
function fastestMs(html: string): number {
  const took = [1, 2, 3].map(() => {
    const begunMs = performance.now();
    safeHtml(html);
    return performance.now() - begunMs;
  });
  return Math.min(...took);
}
