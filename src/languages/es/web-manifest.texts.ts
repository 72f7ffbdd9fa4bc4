import type { webManifestTexts as english } from '../../domain/web-manifest.texts';

export const webManifestTexts: typeof english = {
  description: 'Pisos de vinilo por caja, con instalación, para el sur de Florida.',
  store: 'La tienda',
  floor: 'Un piso con su precio',
  rooms: 'Habitaciones medidas',
  products: 'Productos',
  scan: 'Escanear una etiqueta',
  scanShort: 'Escanear',
  myRooms: 'Mis habitaciones',
  roomsShort: 'Habitaciones',
  quotes: 'Cotizaciones',
  cart: 'Mi carrito',
  cartShort: 'Carrito',
};
