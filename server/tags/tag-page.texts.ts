export const tagPageTexts = {
  title: (shop: string) => `Shelf tags | ${shop}`,
  perSqft: 'per sqft',
  box: (price: string) => `${price} a box`,
  sqft: (area: string) => `${area} sqft`,
  pricesOf: (shop: string, day: string) => `${shop} · Prices of ${day}`,
  code: (id: number) => `Code of floor ${id}`,
  scan: 'Scan for your area and price',
  number: (id: number) => `No. ${id}`,
  core: (core: string) => `${core} core`,
  wearLayer: (mil: number) => `${mil} mil wear layer`,
  soundIic: (iic: number) => `Sound IIC ${iic}`,
  waterproof: 'Waterproof',
};
