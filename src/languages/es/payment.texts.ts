import type { paymentTexts as english } from '../../features/checkout/payment.texts';

export const paymentTexts: typeof english = {
  noSecret: 'No se pudo iniciar el pago',
  noCard: 'No se encontró el campo de la tarjeta',
  failed: 'El pago falló',
  error: 'Ocurrió un error',
  paid: '¡Pago realizado! Procesando el pedido...',
  status: (status) => `Estado del pago: ${status}`,
  noReply: 'La tienda aún no ha respondido.',
  noOrderYet: 'La tienda aún no pudo hacer su pedido.',
  emptyCart: 'Su carrito está vacío',
  totalChanged: (now, shown) =>
    `El total ahora es ${now}, no ${shown}: su carrito cambió desde que esta página lo mostró. Revise las nuevas cifras y pague de nuevo.`,
  loginFirst: 'Primero inicie sesión',
  changesUnsent: 'Sus últimos cambios aún no llegaron a la tienda. Inténtelo de nuevo en un momento.',
  notCharged: 'No se cobró a su tarjeta: la conexión se cortó antes del pago. Pague de nuevo.',
  payAgain: 'No se cobró nada. Si el nuevo total le conviene, pague de nuevo; si no, cierre esta ventana y cambie su carrito.',
  lookAgain: 'No se cobró nada. Revise su carrito y el total antes de pagar de nuevo.',
  underWay: 'Su banco aún está decidiendo. No pague de nuevo: si acepta, su pedido se hace solo.',
  tryOtherCard: 'No se cobró nada. Puede intentarlo de nuevo o usar otra tarjeta.',
  stopped: 'Usted detuvo el pago.',
  card: 'Tarjeta',
  agree: 'Acepto que el costo de entrega depende de la distancia.',
  pay: (usd) => `Pagar ${usd}`,
  offline: 'No tiene conexión. El pago se abre cuando vuelva a tenerla.',
  loadingCard: 'Cargando el formulario de la tarjeta...',
  checkBox: 'Marque la casilla de arriba para pagar.',
  agreeToDelivery: 'Acepte el costo de entrega para pagar.',
  noDeliveryCharged:
    'Usted recoge en nuestra tienda, así que no se cobra entrega. Lo preguntamos en cada pedido, por si luego elige entrega.',
  deliveryNotInTotal: 'La entrega no está en este total. Le llamamos con su precio antes de entregar nada.',
  demo: {
    strong: 'Pagos de prueba',
    rest: ' Aquí no se mueve dinero. Use la tarjeta 4242 4242 4242 4242 con cualquier fecha futura, CVC y código postal.',
  },
  noResult: 'Aún no hay respuesta sobre su tarjeta. Seguimos preguntando.',
  isSafe: 'Su pago está seguro',
  isChecked: 'Estamos revisando su pago',
  received: (usd) =>
    `Recibimos ${usd}, pero la tienda aún no confirmó el pedido. Se completará aunque cierre esta página. No pague de nuevo.`,
  connectionBroke: 'La conexión se cortó mientras se confirmaba su tarjeta. No pague de nuevo antes de que sepamos el resultado.',
  goOnOnline: 'No tiene conexión. Seguiremos en cuanto vuelva a tenerla.',
  tryAgain: 'Intentar de nuevo',
  refunded: 'No pudimos hacer su pedido, así que su pago se reembolsó por completo.',
  nothingOrdered:
    'No se pidió nada y su carrito está como lo dejó. Su banco puede tardar unos días en mostrar el dinero. Puede pedir de nuevo o llamarnos.',
  thankYou: '¡Gracias!',
  placed: '¡Pedido realizado!',
  wentThrough: (usd, orderNumber) =>
    `Su pago de ${usd} se realizó y su pedido es ${orderNumber}. También le enviamos el recibo por correo.`,
  viewReceipt: 'Ver el recibo',
};
