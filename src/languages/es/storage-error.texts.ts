import type { storageErrorTexts as english } from '../../offline/storage/storage-error.texts';

export const storageErrorTexts: typeof english = {
  troubles: {
    full: 'Este dispositivo no tiene más espacio, así que el cambio no se guardó.',
    unavailable: 'Este navegador no deja que la tienda guarde cambios en este dispositivo.',
    wiped: 'Los datos de este sitio se borraron en el navegador, así que el cambio no se guardó.',
    failed: 'No se pudo guardar el cambio en este dispositivo.',
  },
};
