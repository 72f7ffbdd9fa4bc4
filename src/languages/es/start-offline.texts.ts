import { plural } from '../../domain/plural';
import type { startOfflineTexts as english } from '../../app/start-offline.texts';

export const startOfflineTexts: typeof english = {
  restored: (count) =>
    `Los datos de este sitio se borraron en el navegador. ${plural(count, 'Se volvió a guardar 1 cambio que no ha llegado', `Se volvieron a guardar ${count} cambios que no han llegado`)} a la tienda.`,
  partNotLoaded: 'Esta parte de la tienda no se cargó. Revise su conexión y pulse otra vez.',
};
