import type { roomViewButtonTexts as english } from '../../features/room-view/room-view-button.texts';

export const roomViewButtonTexts: typeof english = {
  notLoaded: 'No se pudo cargar la vista en la habitación. Conéctese a internet e inténtelo de nuevo.',
};
