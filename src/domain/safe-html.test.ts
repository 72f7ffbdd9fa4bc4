// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { safeHtml } from './safe-html';

const HOSTILE = [
  '<script>steal()</script>',
  '<scr<script>ipt>steal()</script>',
  '<SCRIPT SRC=//x.example/a.js></SCRIPT>',
  '<img src=x onerror=steal()>',
  '<img src="/a.png" onerror="steal()">',
  '<img src=`x` onerror=steal()>',
  '<img/src="x"/onerror=steal()>',
  '<svg onload=steal()><a xlink:href="javascript:steal()">x</a></svg>',
  '<svg><script>steal()</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=steal()></style></mglyph></table></mtext></math>',
  '<iframe src="javascript:steal()"></iframe>',
  '<iframe srcdoc="<script>steal()</script>">',
  '<a href="javascript:steal()">x</a>',
  '<a href=" javascript:steal()">x</a>',
  '<a href="java\tscript:steal()">x</a>',
  '<a href="&#106;avascript:steal()">x</a>',
  '<a href="&#x6A;avascript&colon;steal()">x</a>',
  '<a href="data:text/html,<script>steal()</script>">x</a>',
  '<a href="vbscript:steal()">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<p style="background:url(javascript:steal())" onclick="steal()">x</p>',
  '<p title="</p><script>steal()</script>">x</p>',
  '<!--><script>steal()</script>-->',
  '<!-- <img src=x onerror=steal()> -->',
  '<![CDATA[<script>steal()</script>]]>',
  '<style>@import "//evil.example/a.css"</style>',
  '<form action="//evil.example"><input name=password></form>',
  '<object data="javascript:steal()"></object><embed src="javascript:steal()">',
  '<base href="//evil.example/"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<template><script>steal()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=steal()>"></noscript>',
  '<textarea></textarea><script>steal()</script>',
  '<p id="root" class="a" name="b">x</p>',
  '<a href="https://a.example" target="_blank" onmouseover=steal()>x</a>',
  '<<img src=x onerror=steal()>//',
  '<img src="/a.png" alt="&quot; onerror=&quot;steal()">',
  '<x onfocus=steal() tabindex=1 autofocus>x</x>',
];

const ATTRIBUTES = new Set(['href', 'rel', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start']);

function parse(html: string): Element {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host;
}

describe('safeHtml', () => {
  it.each(HOSTILE)('leaves nothing that could run: %s', (hostile) => {
    const elements = [...parse(safeHtml(hostile)).querySelectorAll('*')];
    const names = elements.map((element) => element.localName);
    expect(names.filter((name) => !/^(p|a|img|div|span|table|tbody|tr|td)$/.test(name))).toEqual([]);
    const attributes = elements.flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => !ATTRIBUTES.has(name))).toEqual([]);
    const targets = attributes.filter(({ name }) => name === 'href' || name === 'src').map(({ value }) => value);
    expect(targets.filter((target) => !/^(https:\/\/a\.example|\/[a-z])/.test(target))).toEqual([]);
  });

  it('answers the same when applied to its own answer', () => {
    for (const hostile of HOSTILE) expect(safeHtml(safeHtml(hostile))).toBe(safeHtml(hostile));
  });

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
    expect(safeHtml('</p>text</div>')).toBe('text');
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
  ])('made of %j takes no time', (piece) => {
    for (const text of [
      piece.repeat(60_000 / piece.length),
      `<a ${piece.repeat(60_000 / piece.length)}`,
      `<${'a'.repeat(30_000)}${piece.repeat(9_000)}`,
    ]) {
      const begun = performance.now();
      safeHtml(text);
      expect(performance.now() - begun).toBeLessThan(250);
    }
  });
});
