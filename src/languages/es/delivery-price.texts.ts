import { plural } from '../../domain/plural';
import type { deliveryPriceTexts as english } from '../../domain/delivery-price.texts';

export const deliveryPriceTexts: typeof english = {
  callUs: 'Le llamaremos para organizar la entrega.',
  notChargedNow: 'No se cobra ahora',
  withoutDelivery: 'sin entrega',
  express: 'Entrega exprés',
  standard: (pallets) => `Entrega estándar (${pallets} ${plural(pallets, 'tarima', 'tarimas')})`,
  distance: (miles) => `La entrega es a ${miles} millas por carretera.`,
  distanceFromZip: (miles) => `La entrega es a ${miles} millas por carretera, estimadas por el código postal.`,
  pallets: (pallets, count) => `${count} ${plural(pallets, 'tarima', 'tarimas')}`,
  band: (from, to, price) => `De ${from} a ${to} millas, una tarima cuesta ${price}.`,
  load: (boxes, count, pallets, boxesPerPallet) =>
    `${count} ${plural(boxes, 'caja ocupa', 'cajas ocupan')} ${pallets} de hasta ${boxesPerPallet}`,
};
