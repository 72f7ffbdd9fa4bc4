import { expect, test } from 'vitest';
import { plainTyped } from './typed-text';

test.each([
  ['spaces of every width', '\u00a014\u2009x\t18\n', '14 x 18'],
  ['several spaces', '14 \u00a0 x\t\t18', '14 x 18'],
  ['invisible characters', '1\u200b4\u00ad\u200e x\ufe0f 18', '14 x 18'],
  ['digits of other scripts', '١٤ x १८', '14 x 18'],
  ['full-width digits', '１４', '14'],
  ['digits beyond the first plane', '\u{1d7d9}\u{1d7e8}', '16'],
  ['raised digits', '20 m²', '20 m^2'],
  ['lowered digits', 'x₂', 'x^2'],
  ['a fraction of one character', '12½', '12 1/2'],
  ['minus signs', '−14 – 18 ‐ 2', '-14 - 18 - 2'],
  ['times signs', '14×18 ✕ 2 х 3', '14x18 x 2 x 3'],
  ['foot marks', '14′ 14’ 14ʹ 14`', "14' 14' 14' 14'"],
  ['inch marks', `6″ 6” 6'' 6ʺ`, '6" 6" 6" 6"'],
  ['the accent key of a Spanish keyboard as foot mark, twice as inch mark', '14´ 6´´ ˝', `14' 6" "`],
  ['the accent key of a Greek keyboard', '14\u0384 6\u1ffd\u1ffd', `14' 6"`],
  ['the fillers of a Korean keyboard', '14\u3164x\uffa018\u3164', '14 x 18'],
  ['Arabic separators', '1\u066c200\u066b5', '1,200.5'],
  ['capital letters', '14 FT', '14 ft'],
])('%s are read as the plain ones', (_what, typed, plain) => {
  expect(plainTyped(typed)).toBe(plain);
});
