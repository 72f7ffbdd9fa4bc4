import type { LengthUnit } from './typed-length';

export const typedLengthTexts = {
  feetAndInches: (feet: string, inches: string) => `${feet} ft ${inches} in`,
  unit: (unit: LengthUnit) => unit as string,
};
