import type { mediaGalleryTexts as english } from '../../ui/media-gallery.texts';

export const mediaGalleryTexts: typeof english = {
  picturesOf: (name) => `Fotos de ${name}`,
  showPicture: (at, count) => `Mostrar la foto ${at} de ${count}`,
  showVideo: (at, count) => `Mostrar el video ${at} de ${count}`,
};
