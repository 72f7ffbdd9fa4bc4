import type { sessionFormTexts as english } from '../../features/session/session-form.texts';

export const sessionFormTexts: typeof english = {
  noAnswer: (failure, action) =>
    `${failure.replace(/\.?$/, '.')} ${action} necesita conexión, y la tienda no respondió. Inténtelo de nuevo en un momento.`,
  offline: (action) => `No tiene conexión. ${action} necesita conexión; todo lo que ya vio sigue abierto.`,
  notKept: {
    everything:
      'Este navegador no guarda nada de este sitio. Puede comprar y pagar, pero su sesión y los cambios de su carrito duran solo hasta que cierre o recargue esta página. Para guardarlos, permita las cookies y los datos de este sitio en los ajustes del navegador.',
    changes:
      'Este navegador no tiene espacio de datos para este sitio. Puede comprar y pagar con conexión; un cambio hecho sin ella dura solo hasta que cierre o recargue esta página. Para guardarlo, permita los datos de este sitio en los ajustes del navegador.',
    full: 'Este dispositivo no tiene más espacio. Puede comprar y pagar con conexión; un cambio hecho sin ella dura solo hasta que cierre o recargue esta página. Para guardarlo, libere espacio.',
  },
};
