import type { quoteViewTexts as english } from '../../features/quotes/quote-view.texts';
import { plural } from '../../domain/plural';

export const quoteViewTexts: typeof english = {
  yourQuote: 'Su cotización',
  linkDescription: 'Ábrala para ver los pisos, las cajas, el precio completo y hasta cuándo es válida.',
  opening: 'Abriendo la cotización',
  loading: 'Cargando la cotización',
  allFloors: 'Ver todos los pisos',
  codesRead: (read, count) => `${read} de ${count} códigos leídos`,
  scanMore: (codes) =>
    `Esta cotización es larga. Escanee también ${plural(codes.length, 'el código', 'los códigos')} ${codes.join(', ')} con este teléfono.`,
  partsKept: 'Lo leído queda guardado.',
  partsNotKept: 'Este teléfono no puede guardar lo leído: escanéelos aquí, en ‘Escanear’ del menú, sin cerrar la tienda.',
  quoteNumber: (number) => `Cotización ${number}`,
  description: 'Una cotización junto a los precios de hoy.',
  allQuotes: 'Todas las cotizaciones',
  validUntil: (day) => `Válida hasta el ${day}`,
  missing: 'Esta cotización no está en este dispositivo',
  missingWhy:
    'Se borró, se hizo en otro dispositivo, o este no tenía espacio para guardarla. Abra su enlace o escanee su código para verla aquí.',
  seeAllQuotes: 'Ver todas las cotizaciones',
  notOpened: 'No se pudo abrir. Conéctese a internet e inténtelo de nuevo.',
  copyAndChange: 'Copiar y cambiar',
  markOrdered: 'Marcar como pedida',
  notOrdered: 'Al final no se pidió',
  remove: 'Borrar',
  askRemove: '¿Borrarla de este dispositivo? Quien tenga su enlace la conserva.',
  yesRemove: 'Sí, borrar',
  code: (number) => `Código de la cotización ${number}`,
  codeOf: (number, code, codes) => `Código de la cotización ${number}, ${code} de ${codes}`,
  codeCaption: (code, codes) => `Código ${code} de ${codes}`,
  shareTitle: (number, shop) => `Cotización ${number}, ${shop}`,
  copied: 'Enlace copiado. Péguelo en un mensaje o en un correo.',
  notCopied: 'Este navegador no nos deja copiar. Muestre el código o imprima la cotización.',
  handOver: 'Entregarla',
  customerScans:
    'Su cliente apunta la cámara del teléfono a este código. Este dispositivo no necesita señal; el teléfono sí, o la tienda instalada.',
  otherPhoneScans:
    'Apunte la cámara de otro teléfono a este código. Este dispositivo no necesita señal; el teléfono sí, o la tienda instalada.',
  longQuote: (codes) =>
    `Esta cotización es larga: escanee los ${codes} códigos uno tras otro con el mismo teléfono, en cualquier orden. El enlace de abajo la lleva completa.`,
  shareLink: 'Compartir enlace',
  print: 'Imprimir',
  unknownFloor: (id) => `Piso n.º ${id}`,
};
