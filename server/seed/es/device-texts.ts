import { DEVICE_DATA, type AtLogout, type DeviceData } from '../../../src/domain/device-data';

const AT_LOGOUT: Readonly<Record<AtLogout, string>> = {
  deleted: 'Se borra cuando usted cierra sesión.',
  asked: 'Lo que es de su cuenta se borra cuando usted cierra sesión; si algo no nos ha llegado, antes se le pregunta.',
  offered: 'Se borra cuando usted cierra sesión, a menos que elija dejarlo aquí.',
  kept: 'Se queda cuando usted cierra sesión.',
};

const TEXTS: Readonly<Record<DeviceData, readonly [name: string, what: string]>> = {
  signIn: [
    'Inicio de sesión',
    'la llave de su cuenta, su nombre y un código hecho de su correo electrónico, en el almacenamiento local y una copia en la base de datos de la aplicación.',
  ],
  email: ['Su correo electrónico', 'solo si marca «Recordarme», hasta que lo desmarque.'],
  deviceNumber: ['El número del dispositivo', 'descrito arriba.'],
  language: ['Su idioma', 'cuál eligió aquí, y si cerró la línea que lo ofrece.'],
  accountPages: [
    'Las páginas de su cuenta',
    'pedidos con sus direcciones, direcciones guardadas, el carrito y la lista de sus dispositivos, para que abran sin conexión.',
  ],
  counterMode: ['Modo mostrador', 'cuando el personal de la tienda lo encendió en este dispositivo, hasta que lo apaguen.'],
  openedPages: [
    'Catálogo y páginas',
    'productos, guías, artículos y fotos que usted abrió, para que abran sin conexión, y el programa de la tienda con versiones anteriores.',
  ],
  offlineCatalogue: [
    'El catálogo sin conexión',
    'todos los productos con sus fotos, si elige guardarlo, hasta que lo borre, y si dijo que no lo quería.',
  ],
  cart: ['Su carrito', 'los cambios hechos sin conexión esperan aquí hasta que se puedan enviar.'],
  cartChoices: [
    'Lo que eligió en el carrito',
    `recogida o entrega, la dirección o un código postal, instalación, un código promocional y el último total, hasta que haga el pedido, también
      cuando la tienda termina su sesión, para la próxima.`,
  ],
  cartQuote: ['La cotización del carrito', 'la cotización de la que viene, hasta que sus pisos salgan del carrito.'],
  floorSelections: ['Medidas de pisos', 'lo que escribió en las páginas de los pisos.'],
  searches: ['Búsquedas', 'lo que buscó las últimas seis veces, hasta que lo borre debajo de la casilla de búsqueda.'],
  compareList: ['Comparar', 'los pisos que eligió comparar, hasta que los quite.'],
  samples: ['Muestras', 'los pisos de los que quiso muestras, hasta que las pida o los quite.'],
  rooms: [
    'Sus habitaciones',
    `las habitaciones que midió, lo que eligió y anotó en ellas y un código postal para la entrega, hasta que las borre. Mientras tiene la sesión
      iniciada están también en su cuenta, para que sus otros dispositivos las tengan.`,
  ],
  visitorRooms: ['Habitaciones medidas sin iniciar sesión', 'como estaban entonces; su cuenta tiene una copia cuando usted inicia sesión.'],
  quotes: [
    'Cotizaciones',
    `las que hizo o abrió, con los nombres y la nota que escribió, hasta que las borre. El enlace y el código de una cotización llevan pisos, cajas,
      precios y un código postal, nunca un nombre ni una nota. Si mantenemos los precios de las cotizaciones, la aplicación nos envía el número, los
      días, los pisos, las cajas y los precios de una para confirmarlos.`,
  ],
  messages: [
    'Mensajes y pedidos de muestras',
    `lo que nos escribió sin conexión espera aquí, con su nombre y correo electrónico, y para las muestras con su dirección y teléfono, hasta que se
      envíe.`,
  ],
  visitorMessages: ['Mensajes escritos sin iniciar sesión', 'lo mismo, hasta que se envíen.'],
  drafts: ['Mensajes sin terminar', 'lo que escribió en un formulario de mensaje, muestras o cotización y no terminó, durante un día.'],
  logouts: [
    'Cerrar sesión sin conexión',
    'un código hecho de la llave de su cuenta, que no abre nada, hasta que hayamos terminado esa sesión.',
  ],
  payments: ['Pago sin terminar', 'la referencia de un pago cuyo pedido no se había confirmado, nunca la tarjeta.'],
};

/** The items of the policy; what a logout does with each is what it does. */
export const deviceItems = Object.entries(DEVICE_DATA)
  .map(([data, fate]) => itemOf(TEXTS[data as DeviceData], fate))
  .join('\n    ');

function itemOf([name, what]: readonly [string, string], fate: AtLogout): string {
  return `<li><strong>${name}:</strong> ${what} ${AT_LOGOUT[fate]}</li>`;
}
