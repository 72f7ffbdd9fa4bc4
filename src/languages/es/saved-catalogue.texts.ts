import { formatCount } from '../../domain/number-text';
import { plural } from '../../domain/plural';
import type { savedCatalogueTexts as english } from '../../features/catalogue/saved-catalogue.texts';

export const savedCatalogueTexts: typeof english = {
  saved: (count, details, age) =>
    `${formatCount(count)} ${plural(count, 'piso guardado', 'pisos guardados')} en este dispositivo${details === 0 ? '' : `, ${formatCount(details)} con todos los detalles`}. La lista se guardó ${age}.`,
};
