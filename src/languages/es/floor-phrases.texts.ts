import type { floorPhrasesTexts as english } from '../../domain/find/floor-phrases.texts';

export const floorPhrasesTexts: typeof english = {
  size: (size) => `Tamaño ${size} pulg`,
  looksLike: (look) => `Apariencia de ${look}`,
  plank: 'Lama',
  tone: (tone) => `Tono ${tone.toLowerCase()}`,
  core: (core) => `Núcleo: ${core}`,
  series: (series) => `Serie ${series}`,
  wearLayer: (mil) => `Capa de uso de ${mil} mil`,
  bestFor: (use) => `Ideal para ${use}`,
  waterproof: 'Impermeable',
  pad: 'Con base adherida',
  iic: (iic) => `IIC ${iic}`,
};
