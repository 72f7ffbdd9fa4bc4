import { expect, test } from 'vitest';
import { languageProposed } from './language-proposed';

test.each([
  [['es-US', 'en'], 'en', 'es'],
  [['ES'], 'en', 'es'],
  [['fr-FR', 'es', 'en'], 'en', 'es'],
  [['en-US', 'es'], 'en', null],
  [['fr'], 'en', null],
  [[], 'en', null],
  // Somebody chose this address.
  [['en-US'], 'es', null],
  [['es-MX'], 'es', null],
] as const)('To a browser that prefers %j, on a page in %j, %j is proposed', (preferred, spoken, proposed) => {
  expect(languageProposed(preferred, spoken)).toBe(proposed);
});
