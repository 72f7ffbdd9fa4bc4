export const typedLengthTexts = {
  feetAndInches: (feet: string, inches: string) => `${feet} ft ${inches} in`,
  unit: (unit: 'ft' | 'in' | 'yd' | 'm' | 'cm' | 'mm'): string => unit,
};
