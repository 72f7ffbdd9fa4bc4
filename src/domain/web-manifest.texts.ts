/** Of the installed app: its store page and the shortcuts of its icon. */
export const webManifestTexts = {
  description: 'Vinyl flooring by the box, with installation, for South Florida.',
  store: 'The store',
  floor: 'A floor with its price',
  rooms: 'Measured rooms',
  products: 'Products',
  scan: 'Scan a tag',
  scanShort: 'Scan',
  myRooms: 'My rooms',
  roomsShort: 'Rooms',
  quotes: 'Quotes',
  cart: 'My cart',
  cartShort: 'Cart',
};
