import type { quotesTexts as english } from '../../features/quotes/quotes.texts';
import { formatCount } from '../../domain/number-text';
import { plural } from '../../domain/plural';

export const quotesTexts: typeof english = {
  title: 'Cotizaciones',
  lead: 'Están solo en este dispositivo, con los nombres que escribió. El enlace de una cotización no lleva nombres ni notas.',
  description: 'Cotizaciones hechas o abiertas en este dispositivo.',
  loadingAll: 'Cargando sus cotizaciones',
  none: 'Todavía no hay cotizaciones',
  measureRooms: 'Medir habitaciones',
  howToBegin: 'Mida habitaciones, abra su carrito o pulse ‘El precio con todo’ en un piso. Allí está ‘Guardar como cotización’.',
  search: 'Buscar cotizaciones',
  searchExample: 'Nombre, número o piso',
  state: 'Estado',
  all: 'Todas',
  states: { open: 'Vigente', opened: 'Abierta', ordered: 'Pedida', expired: 'Vencida' },
  count: (count) => `${formatCount(count)} ${plural(count, 'cotización', 'cotizaciones')}`,
  found: (found, all) => `${formatCount(found)} de ${formatCount(all)} cotizaciones`,
  nothingFits: 'Ninguna cotización coincide. Quite una palabra de la búsqueda o elija todos los estados.',
  andMore: (floor, more) => `${floor} y ${more} más`,
  unnamed: 'Sin nombre',
  fromLink: 'De un enlace',
  days: (made, validUntil) => `${made}, válida hasta el ${validUntil}`,
  earlier: (count) => `${count} ${plural(count, 'cotización de un cliente anterior', 'cotizaciones de clientes anteriores')}`,
  staffWord: 'Palabra del personal',
  wrongWord: 'Esa no es la palabra del personal.',
  noWord: 'Primero ponga una palabra del personal: al pie de Escanear, en ‘Para el personal de la tienda’.',
  findEarlier: 'Buscar una cotización anterior',
  why: {
    full: 'Este dispositivo no tiene más espacio.',
    unavailable: 'Este navegador no deja que la tienda guarde cotizaciones.',
    wiped: 'Los datos de este sitio se borraron en el navegador.',
    failed: 'Este dispositivo no aceptó el último cambio.',
  },
  lastChangeNotKept: (why) => `${why} Su último cambio no quedó guardado.`,
  notKept: (why, numbers) =>
    `${why} ${numbers.join(', ')}: ${plural(
      numbers.length,
      'no está guardada como la ve aquí, y se pierde al cerrar esta página. Compártala o imprímala antes.',
      'no están guardadas como las ve aquí, y se pierden al cerrar esta página. Compártalas o imprímalas antes.',
    )}`,
  thisNotKept: (why) =>
    `${why} Esta cotización no está guardada como la ve aquí: se pierde al cerrar o recargar esta página. Compártala o imprímala antes.`,
  keepAgain: 'Intentar guardarla de nuevo',
};
