import type { wireContentTexts as english } from '../../contract/wire-content.texts';

export const wireContentTexts: typeof english = {
  floor: 'Este piso',
  client: 'Uno de nuestros clientes',
  guide: 'Guía de instalación',
};
