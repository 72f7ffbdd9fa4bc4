import type { statusTextTexts as english } from '../../features/offline-catalogue/status-text.texts';

export const statusTextTexts: typeof english = {
  lessThanKilobyte: 'menos de 1 kB',
  items: (done, planned) => `${done} de ${planned} elementos`,
  bytes: (items, done, planned) => `${items}, ${done} de ${planned}`,
  oneItem: '1 elemento',
  manyItems: (count) => `${count} elementos`,
  all: (size) => `Son ${size}.`,
  done: (date, size) => `Todo está en este dispositivo desde el ${date}: ${size}. Se abre sin señal.`,
  waiting: 'Esperando señal. Continúa automáticamente; lo que ya está guardado se abre.',
  working: 'Guardando el catálogo. Puede seguir comprando o cerrar la tienda: continúa en su próxima visita.',
  asked: 'En pausa. Continúe cuando quiera: lo que ya está guardado no se descarga otra vez.',
  full: 'Este dispositivo no tiene más espacio, así que se detuvo. No se perdió nada, y lo ya guardado se abre. Libere espacio y continúe.',
  givenUp:
    'Este dispositivo no tenía espacio para un cambio suyo, así que las fotos guardadas le dejaron lugar. Todos los textos y precios siguen aquí. Libere espacio y continúe.',
  failed: 'La tienda respondió con algo que no se pudo guardar. Lo ya guardado se abre. Continúe más tarde.',
  shortage: (left, needed) =>
    `Este navegador solo tiene ${left} libres para la tienda, y se necesitan ${needed}. Primero libere espacio en el dispositivo; si no, se guarda lo que quepa.`,
};
