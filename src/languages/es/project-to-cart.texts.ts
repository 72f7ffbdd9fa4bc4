import type { projectToCartTexts as english } from '../../features/cart/project-to-cart.texts';

export const projectToCartTexts: typeof english = {
  replace: 'Cambiar',
  add: 'Sumar',
  keep: 'Dejar',
  what: {
    rooms: {
      title: 'Sus habitaciones en el carrito',
      question: (held, boxes) => `Su carrito tiene ${held}. Sus habitaciones necesitan ${boxes}.`,
      button: 'Poner mis habitaciones en el carrito',
      working: 'Poniendo sus habitaciones en el carrito…',
      alsoHas: (others) => `Su carrito también tiene ${others}, así que su total es mayor que el de sus habitaciones.`,
    },
    quote: {
      title: 'La cotización en su carrito',
      question: (held, boxes) => `Su carrito tiene ${held}. La cotización tiene ${boxes}.`,
      button: 'Poner la cotización en el carrito',
      working: 'Poniendo la cotización en su carrito…',
      alsoHas: (others) => `Su carrito también tiene ${others}, así que su total es mayor que el de la cotización.`,
    },
    order: {
      title: 'El pedido en su carrito',
      question: (held, boxes) => `Su carrito tiene ${held}. El pedido tenía ${boxes}.`,
      button: 'Poner el pedido en el carrito',
      working: 'Poniendo el pedido en su carrito…',
      alsoHas: (others) => `Su carrito también tiene ${others}, así que su total es mayor que el del pedido.`,
    },
  },
  alreadyInCart: 'Ya está en su carrito',
  asBefore: (boxes) => `${boxes}, como antes`,
  inCart: (boxes) => `${boxes} en su carrito`,
  whatToDo: (title) => `Qué hacer con ${title}`,
  leaves: (boxes) => `Quedan ${boxes}.`,
  isReplaced: 'Un carrito guarda los precios de una sola cotización. Ahora son los de esta, ya no los de la anterior.',
  chooseAddress: 'Elija su dirección en el carrito: de ella depende el costo de la entrega.',
  wasEstimated: (zip) => `La entrega se estimó para el código postal ${zip}. Elija su dirección en el carrito: de ella depende el precio.`,
  goToCart: 'Ir al carrito',
  cartUnknown: 'Su carrito no se cargó, así que no se puso nada en él. Inténtelo de nuevo.',
  notOpened: 'No se pudo abrir el carrito. Conéctese a internet e inténtelo de nuevo.',
  putInCart: 'Poner en mi carrito',
  addIt: 'Agregarlo al carrito',
  addAll: (count) => `Agregar los ${count} pisos al carrito`,
};
