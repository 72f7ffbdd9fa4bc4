import type { typedLengthTexts as english } from '../../domain/typed-length.texts';

const UNITS = { ft: 'pies', in: 'pulg', yd: 'yd', m: 'm', cm: 'cm', mm: 'mm' } as const;

export const typedLengthTexts: typeof english = {
  feetAndInches: (feet, inches) => `${feet} pies ${inches} pulg`,
  unit: (unit) => UNITS[unit],
};
