import { plural } from '../../domain/plural';
import type { comparePageTexts as english } from '../../features/compare/compare-page.texts';

export const comparePageTexts: typeof english = {
  differ: (differing, all) => `${differing} de ${all} filas ${plural(differing, 'difiere', 'difieren')}`,
  rows: (all, differing) => `${all} ${plural(all, 'fila', 'filas')}, ${differing} ${plural(differing, 'difiere', 'difieren')}`,
  priced: (isInstallationChosen, notIncluded) =>
    `Precio con ${isInstallationChosen ? 'instalación por nuestro equipo e impuestos estimados' : 'impuestos estimados, sin instalación como en su carrito'}, con recogida. La entrega se suma por dirección en el carrito. ${notIncluded}`,
};
