import type { Product } from '../../domain/catalogue';
import type { RoomFloor } from '../../domain/room-floor';

/** A product that can be laid in a room. */
export type RoomProduct = Product & { readonly roomFloor: RoomFloor };

export function canBeLaid(product: Product): product is RoomProduct {
  return product.roomFloor !== undefined;
}

/** The floors to choose from: the opened one in front, the others as the store lists them. */
export function floorsForRooms(all: readonly Product[], opened: RoomProduct): readonly RoomProduct[] {
  return [opened, ...all.filter(canBeLaid).filter(({ id }) => id !== opened.id)];
}
