import type { checkoutTexts as english } from '../../features/checkout/checkout.texts';

export const checkoutTexts: typeof english = {
  checkout: 'Pago',
  placed: '¡Pedido realizado!',
  thankYou: '¡Gracias!',
  wentThrough: 'Su pago se realizó. Su recibo dice qué sigue. También se lo enviamos por correo.',
  continue: 'Continuar',
  isBeingProcessed: 'Su pago se está procesando. Espere el resultado.',
  sessionEnded: 'Su sesión terminó. No se cobró nada y su carrito se guarda con su cuenta. Inicie sesión para seguir.',
  sessionEndedOrdering: 'Su sesión terminó. Inicie sesión y su pedido sigue desde aquí.',
  loadingCard: 'Cargando el formulario de la tarjeta...',
  cardNotLoaded:
    'No se pudo cargar el formulario de la tarjeta. No se cobró nada. Revise su conexión y cualquier bloqueador de contenido, e inténtelo de nuevo.',
  cardLate:
    'El formulario de la tarjeta tarda más de lo normal. No se cobró nada. Revise su conexión y cualquier bloqueador de contenido, e inténtelo de nuevo.',
  cardNotYet: 'El formulario de la tarjeta aún no se cargó. No se cobró nada y su carrito se conserva.',
  tryAgain: 'Intentar de nuevo',
  keepWaiting: 'Seguir esperando',
  stop: 'Detener',
  late: {
    preparing: 'La tienda tarda en responder. Seguimos esperando. Aún no se cobró nada.',
    charging: 'Esto tarda más de lo normal. Deje abierta esta página: esperamos a su banco.',
    ordering: 'La tienda tarda en responder. Su pago está seguro: el pedido se hará aunque cierre esta ventana.',
  },
  offline: {
    preparing: 'No tiene conexión. Aún no se cobró nada.',
    charging: 'No tiene conexión. Revisaremos su pago en cuanto vuelva a tenerla.',
    ordering: 'No tiene conexión. Su pago está seguro: el pedido se hará aunque cierre esta ventana.',
  },
  login: 'Iniciar sesión',
  nothingToPay:
    'Su carrito está vacío, así que aquí no hay nada que pagar ni se cobró nada. Si pagó en otra ventana, el pedido está entre sus pedidos.',
  seeOrders: 'Ver sus pedidos',
  hasChanged: 'Cambió desde la última vez que vio su carrito',
  ifNotRight: 'Las cifras de abajo son las de hoy. Si no le convienen, cierre esta ventana y cambie su carrito.',
  line: (boxes, usd) => `${boxes} × ${usd}`,
  quotedLine: (boxes, usd, today) => `${boxes} × ${usd}, precio cotizado; hoy ${today}`,
  telephone: 'Teléfono para su recogida (opcional)',
};
