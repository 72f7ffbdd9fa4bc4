import type { cartWordsTexts as english } from '../../domain/cart-words.texts';

export const cartWordsTexts: typeof english = {
  failedToAdd: 'No se pudo agregar al carrito',
  failedToUpdate: 'No se pudo actualizar el carrito',
  failedToDelete: 'No se pudo borrar el artículo',
  added: 'Producto agregado al carrito',
  enterSqft: 'Indique los pies²',
};
