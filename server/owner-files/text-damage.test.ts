import { expect, test } from 'vitest';
import { windowsSigns } from './windows-signs';
import { textDamage } from './text-damage';

/** UTF-8 that was read as Windows-1252, as many programs do. */
const misread = (text: string): string => windowsSigns(Buffer.from(text));

test.each(['Café', 'Don’t', '½ inch', '5 €', 'Oak – pale', '“Oak”', 'Oak™', '🪵'])(
  '%s that was read in another encoding is seen',
  (text) => {
    expect(textDamage(misread(text))).toMatch(/^'.+' was '.+' before it was read in another encoding\./);
  },
);

test('A character that was lost is seen, also one that was lost before another misreading', () => {
  expect(textDamage('Caf\ufffd')).toContain('was lost');
  expect(textDamage(misread('Caf\ufffd'))).toContain('was lost');
});

test.each(['Café', '“CAFÉ”', 'Año', 'naïve', 'À la carte – “Âme”', 'Ångström', '5½″ × 48″', '100 °F', '日本', 'façade… ', '🪵 oak'])(
  '%s is a sound text',
  (text) => {
    expect(textDamage(text)).toBeNull();
  },
);
