import type { offlineCatalogueTexts as english } from '../../features/offline-catalogue/offline-catalogue.texts';

export const offlineCatalogueTexts: typeof english = {
  keepCatalog: 'Guardar el catálogo',
  offer: '¿Guardar todo el catálogo en este dispositivo? Así cada piso se abre sin señal.',
  howMuch: 'Ver cuánto ocupa',
  no: 'No, gracias',
  notLoaded: 'Esta parte de la tienda no se cargó. Inténtelo de nuevo en un momento.',
  opensOnline: 'Esto se abre cuando vuelva a tener conexión.',
  keep: 'Guardar el catálogo en este dispositivo',
  keptSoFar: 'Guardado hasta ahora',
  askingWhat: 'Preguntando a la tienda qué hay.',
  pause: 'Pausar',
  goOn: 'Continuar',
  update: 'Actualizar',
  lead: 'Cada piso, guía y artículo con sus fotos, en este dispositivo. Se abren sin señal, entre los estantes o en un apartamento vacío.',
  askingSize: 'Preguntando a la tienda cuánto ocupa.',
  sizeUnknown: 'La tienda no puede decir ahora cuánto ocupa. Puede empezar de todos modos: comienza en cuanto la tienda responda.',
  remove: 'Quitar de este dispositivo',
  sureRemove: 'Sí, quitarlo ahora',
  title: 'Catálogo en este dispositivo',
  lost: 'Los datos de este sitio se borraron en el navegador, y con ellos el catálogo guardado. “Guardar el catálogo en este dispositivo” lo recupera.',
  notAllowed:
    'Este navegador no deja que la tienda guarde el catálogo: es una ventana privada o el almacenamiento está desactivado. Todo lo demás funciona como antes.',
};
