import type { roomsButtonsTexts as english } from '../../features/rooms/rooms-buttons.texts';

export const roomsButtonsTexts: typeof english = {
  myRooms: 'Usar mis habitaciones',
  notOpened: 'No se pudieron abrir sus habitaciones. Conéctese a internet e inténtelo de nuevo.',
  everything: 'El precio con todo',
  priceNotLoaded: 'No se pudo cargar el precio. Conéctese a internet e inténtelo de nuevo.',
};
