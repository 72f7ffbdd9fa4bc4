import type { LengthUnit } from './typed-length';

export const typedAreaTexts = {
  example: 'Please type an area, such as 250 or 14 x 18.',
  isLength: 'That is one length. For an area type two, such as 14 x 18.',
  oneByOne: 'Type rooms with + between them, such as 14 x 18 + 3 x 12.',
  tooLarge: 'That is more than we can count here. Please ask us.',
  fraction: (one: string, two: string) => `For ${one} by ${two} please type ${one} x ${two}.`,
  sqft: (number: string) => `${number} sqft`,
  square: (number: string, unit: LengthUnit) => `${number} sq ${unit}`,
};
