import type { findTopicsTexts as english } from '../../domain/find/find-topics.texts';

export const findTopicsTexts: typeof english = {
  contact: 'Contacto: teléfono, dirección, horario',
  ask: 'Pregúntenos',
  terms: 'Términos y condiciones',
  guides: 'Todas las guías de instalación',
  rooms: 'Mis habitaciones: mida y cuente las cajas',
  delivery: 'Carrito: recogida, o el precio de entrega a su dirección',
  orders: 'Sus pedidos',
  about: 'Nosotros',
  sample: 'Pida una muestra en la página de un piso, o pregúntenos',
  quotes: 'Cotizaciones',
  payment: 'Carrito: códigos, impuestos y pago',
  account: 'Su cuenta',
  privacy: 'Política de privacidad',
  blog: 'Blog',
  compare: 'Comparar pisos',
  scan: 'Escanear una etiqueta',
  cart: 'Carrito',
};
