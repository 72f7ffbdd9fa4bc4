export const notIncludedTexts = {
  stairs: 'Stairs',
  stairsWhy: 'Each step is cut and edged by hand. We price stairs after seeing them.',
  oldFloor: 'Taking out the old floor',
  oldFloorWhy: 'It depends on what lies there. Ask us for a price before the day.',
  trims: 'Trims and transitions',
  trimsWhy: 'The materials list counts them. We do not sell them here.',
  moisture: 'Moisture test',
  moistureWhy: 'A concrete slab is tested before the floor is laid. Ask your installer.',
  sentence: (things: string) => `Not in the price: ${things}.`,
};
