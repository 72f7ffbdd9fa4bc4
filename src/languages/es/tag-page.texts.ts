import type { tagPageTexts as english } from '../../../server/tags/tag-page.texts';

export const tagPageTexts: typeof english = {
  title: (shop) => `Etiquetas de estante | ${shop}`,
  perSqft: 'por pie²',
  box: (price) => `${price} la caja`,
  sqft: (area) => `${area} pies²`,
  pricesOf: (shop, day) => `${shop} · Precios del ${day}`,
  code: (id) => `Código del piso ${id}`,
  scan: 'Escanee para su área y precio',
  number: (id) => `N.º ${id}`,
  core: (core) => `Núcleo ${core}`,
  wearLayer: (mil) => `Capa de uso de ${mil} mil`,
  soundIic: (iic) => `Sonido IIC ${iic}`,
  waterproof: 'Impermeable',
};
