import type { addToCartTexts as english } from '../../features/cart/add-to-cart.texts';

export const addToCartTexts: typeof english = {
  noPrice:
    'Aquí no sabemos cuánto cuesta una caja de este piso, así que no se puede poner en el carrito. Escríbanos y le diremos el precio.',
  askPrice: 'Pregunte el precio',
  buyNow: 'Comprar ahora',
  inCartChange: (boxes) => `${boxes} en su carrito. Cambie ahí la cantidad.`,
  inCart: (boxes) => `${boxes} en su carrito`,
  perBox: ' / caja',
  perSqft: ' / pie²',
  enterArea: 'Primero indique su área',
  add: 'Agregar al carrito',
  alreadyInCart: (boxes) => `Ya en su carrito: ${boxes}`,
};
