import type { everythingPriceTexts as english } from '../../features/rooms/everything-price.texts';

export const everythingPriceTexts: typeof english = {
  title: 'El precio con todo',
  enterArea: 'Escriba su área arriba para ver el precio completo.',
  pickupOrDelivery: 'Recogida o entrega',
  pickup: 'Recogida',
  delivery: 'Entrega',
  free: 'Gratis',
  fromZip: (delivery) => `${delivery}, estimado por código postal`,
  total: 'Total con todo',
  perSqft: (price, area) => `${price} por cada uno de los ${area} pies² que midió`,
  estimate: 'Estimado. El carrito muestra las mismas cifras.',
  estimateOf: (day) =>
    `Estimado con los precios del ${day}. El carrito muestra las mismas cifras; la dirección que elija allí decide cuánto cuesta la entrega.`,
  zip: 'Código postal',
  pricesMissing: 'No se cargaron los precios de entrega. El carrito muestra el suyo cuando tenga conexión.',
  lookingUp: 'Buscando cuánto cuesta la entrega.',
  typeZip: 'Escriba su código postal para ver cuánto cuesta la entrega.',
  installation: 'Instalación',
  installationHint: 'La hace nuestro propio equipo. Se cobra por las cajas, igual que en el carrito.',
  aSqft: (price) => `${price} / pie²`,
  promo: 'Código promocional',
  remove: 'Quitar',
  apply: 'Aplicar',
  checking: 'Revisar un código promocional',
  fromProject: (area, project) => `${area} pies² de ${project}`,
  withWaste: (area) => `, ${area} con desperdicio`,
};
