export const floorPhrasesTexts = {
  size: (size: string) => `Size ${size} in`,
  looksLike: (look: string) => `Looks like ${look}`,
  plank: 'Plank',
  tone: (tone: string) => `${tone} tone`,
  core: (core: string) => `Core: ${core}`,
  series: (series: string) => `Series ${series}`,
  wearLayer: (mil: number) => `Wear layer ${mil} mil`,
  bestFor: (use: string) => `Best for ${use}`,
  waterproof: 'Waterproof',
  pad: 'Pad attached',
  iic: (iic: number) => `IIC ${iic}`,
};
