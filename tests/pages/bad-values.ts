/** Runs in a page that treats it as HTML, as an address or as a style; says so at `globalThis.ran`. */
export const HOSTILE_HTML = [
  '<p>What is left is shown.</p>',
  '<script>globalThis.ran=1</script>',
  '<img src=x onerror="globalThis.ran=1">',
  '<svg onload="globalThis.ran=1"><animate onbegin="globalThis.ran=1"/></svg>',
  '<a href="javascript:globalThis.ran=1">Free floor</a>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<math><mtext><style><img title="</style><img src=x onerror=globalThis.ran=1>"></style></mtext></math>',
  '<form action="https://evil.example"><button formaction="javascript:globalThis.ran=1">Pay</button></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '"><b onmouseover=globalThis.ran=1>Up to the end.</b>',
].join('');

/** Wrong for every field, whatever it holds: an absent one stands for undefined. */
export const BAD_VALUES: Readonly<Record<string, unknown>> = {
  'no field': undefined,
  null: null,
  'an empty text': '',
  'words instead of a figure': 'a figure to come',
  'the text of no number': 'NaN',
  'minus one': -1,
  nothing: 0,
  'a figure beyond all figures': 1e308,
  yes: true,
  'a list': [],
  'a list of lists': [[null]],
  'an object': {},
  'hostile HTML': HOSTILE_HTML,
  'a script as an address': 'javascript:globalThis.ran=1',
  'a date that is none': '2026-02-31T99:99:99Z',
  'a title of 300 characters without a space': 'Plank'.repeat(60),
  'ten thousand characters': 'Plank '.repeat(1_667),
  'signs that cannot be seen': '\u200b\u200d\ufeff \u2060',
  'right to left, flags and families': '\u202eأرضيات\u2066 👨‍👩‍👧‍👦🇺🇸 \u0000\ud800',
};
