import type { Product } from '../../domain/catalogue';
import type { RoomFloor } from '../../domain/room-floor';

export type RoomProduct = Product & { readonly roomFloor: RoomFloor };

export function canBeLaid(product: Product): product is RoomProduct {
  return product.roomFloor !== undefined;
}

/** The opened one first, then in the store's order. */
export function floorsForRooms(all: readonly Product[], opened: RoomProduct): readonly RoomProduct[] {
  return [opened, ...all.filter(canBeLaid).filter(({ id }) => id !== opened.id)];
}
