import type { quoteReadingTexts as english } from '../../domain/quote/quote-reading.texts';

export const quoteReadingTexts: typeof english = {
  foreign: {
    title: 'Esto no es una cotización',
    words: 'El enlace o el código es de otra cosa. Escanee el código de la cotización o pida a la tienda que le mande el enlace otra vez.',
  },
  cut: {
    title: 'El enlace está incompleto',
    words: 'Le falta una parte, como pasa al copiar un mensaje. Copie otra vez el enlace completo o escanee el código de la cotización.',
  },
  changed: {
    title: 'El enlace fue cambiado',
    words:
      'Algunas letras no son como las escribió la tienda, por eso no se muestra ningún precio. Escanee el código de la cotización o pida a la tienda que la mande otra vez.',
  },
  otherShop: {
    title: 'Esta cotización es de otra tienda',
    words: 'Sus pisos y precios no son nuestros. Ábrala en la tienda que la hizo o pídanos una cotización.',
  },
  olderVersion: {
    title: 'Esta cotización es muy vieja para abrirla',
    words: 'La hizo una versión antigua de esta tienda. Pídanos una cotización nueva.',
  },
  newerVersion: {
    title: 'Esta cotización necesita una versión más nueva de la tienda',
    words: 'Conéctese a internet y recargue esta página. Después abra la cotización otra vez.',
  },
  tooManyLines: 'Esta cotización tiene demasiadas líneas',
  tooManyLinesWords: (lines) => `Una cotización tiene ${lines} pisos como máximo. Pida a la tienda que la mande en dos.`,
  impossible: {
    title: 'Esta cotización no puede ser correcta',
    words:
      'Tiene cifras que ninguna cotización nuestra tiene, por eso no se muestra ningún precio. Pida a la tienda que la mande otra vez.',
  },
  ratesMissing: 'Los impuestos y las tarifas todavía no se cargaron. Conéctese a internet una vez y guarde después la cotización.',
  zipMissing: 'Escriba primero el código postal de la entrega, o elija recogida.',
  deliveryMissing: 'Los precios de entrega todavía no se cargaron. Conéctese a internet, o elija recogida.',
};
