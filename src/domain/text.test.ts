import { expect, test } from 'vitest';
import { oneLine } from './one-line';
import { cutText, excerpt, plainText, visibleOr } from './text';

test.each([
  ['  Ana  Diaz ', 'Ana Diaz'],
  ['Ana\r\nTotal: $0.00', 'Ana Total: $0.00'],
  ['a\u2028b\u2029c\u0085d\u000be\u001b[2Jf\u009bg', 'a b c d e [2Jf g'],
  ['\u202egnol\u202c\u2066x\u2069\u200b\ufeff\u00ad', 'gnolx'],
  [
    'Jos\u00e9 \u0646\u0627\u0646\u200c \u{1f469}\u200d\u{1f527} O\u2019Neil',
    'Jos\u00e9 \u0646\u0627\u0646\u200c \u{1f469}\u200d\u{1f527} O\u2019Neil',
  ],
  ['half \ud800', 'half'],
  ['\n\t\u200b', ''],
])('%j is the line %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test.each([
  ['<p>Oak&nbsp;plank</p><p>Wide &amp; long</p>', 'Oak plank Wide & long'],
  ['a<br/>b<img src="x" alt="y">c', 'a b c'],
  ['  a \n\t b  ', 'a b'],
  ['<>x', '<>x'],
  ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
  ['Under <5 mm> <P CLASS="a">thick</P><!-- note --><?xml ?>!', 'Under <5 mm> thick !'],
  ['2 &amp;&amp; 3', '2 && 3'],
  ['&nbsp;&nbsp;a&nbsp;b', 'a b'],
  ['5&quot; &lt; 6&quot; &gt; 4&#39;', `5" < 6" > 4'`],
  ['Don&rsquo;t &ldquo;soak&rdquo; it&hellip; 5&times;7&deg;', 'Don’t “soak” it… 5×7°'],
  ['10 &ndash; 12 mil&mdash;thick', '10 – 12 mil—thick'],
  ['9&Prime; × 60&Prime; &reg; &trade;', '9″ × 60″ ® ™'],
  ['caf&#233; &#xe9; &#xE9;', 'café é é'],
  ['Jos&eacute; Mart&iacute; Blvd, Espa&ntilde;a, &Uuml;ber, gar&ccedil;on', 'José Martí Blvd, España, Über, garçon'],
  // Decodes only once: a text about entities stays one.
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;script&gt;', '<script>'],
  ['a&#32;b&#10;c&#160;d&#0;e&#xd800;f&#x110000;g', 'a b c d e fg'],
  ['&acute; &frac12; &1acute;', '&acute; ½ &1acute;'],
  ['R&D; &unknown; &constructor; & &;', 'R&D; &unknown; &constructor; & &;'],
  ['', ''],
])('The plain text of %j is %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each(['a', '7', '.', '$', 'é', ' - ', '\u{1f469}'])('%j can be seen, and stays', (text) => {
  expect(visibleOr(text, 'Floor')).toBe(text);
});

test.each(['', ' ', '\u200b', '\u00a0\t', '\u200d\ufeff'])('%j cannot be seen: other words stand in its place', (text) => {
  expect(visibleOr(text, 'Floor')).toBe('Floor');
});

test.each([
  ['Wide plank', 10, 'Wide plank'],
  ['Wide planks', 10, 'Wide…'],
  ['Wide plank of oak', 11, 'Wide…'],
  ['Wide plank of oak', 12, 'Wide plank…'],
  ['Supercalifragilistic', 10, 'Supercali…'],
  [' Supercalifragilistic', 10, ' Supercal…'],
  ['\u{1f469}\u{1f469}\u{1f469}\u{1f469}', 5, '\u{1f469}\u{1f469}…'],
  ['\u{1f469}\u{1f469}\u{1f469}\u{1f469}', 6, '\u{1f469}\u{1f469}…'],
])('%j in at most %d characters is %j', (text, length, cut) => {
  expect(excerpt(text, length)).toBe(cut);
  expect(cut.length).toBeLessThanOrEqual(length);
});

test('A text is cut to its length, and an emoji is never cut in half', () => {
  expect([0, 2, 3, 4, 9].map((length) => cutText('ab🏠c', length))).toEqual(['', 'ab', 'ab', 'ab🏠', 'ab🏠c']);
});
