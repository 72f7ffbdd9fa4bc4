import type { roomDetailsTexts as english } from '../../features/rooms/room-details.texts';

export const roomDetailsTexts: typeof english = {
  patterns: { straight: 'Hileras rectas', diagonal: 'Diagonal', herringbone: 'Espiga' },
  laid: 'Colocación',
  waste: 'Desperdicio',
  floor: 'Piso de esta habitación',
  asForAll: 'El elegido para todas',
  doorways: 'Puertas',
  doorwayLess: 'Una puerta menos',
  doorwayMore: 'Una puerta más',
  steps: 'Escalones',
  stepLess: 'Un escalón menos',
  stepMore: 'Un escalón más',
  note: 'Nota',
  none: 'Ninguno',
  usual: (percent) => `${percent}% (lo usual)`,
  noWaste: 'sin desperdicio',
  wasteOf: (percent) => `${percent}% de desperdicio`,
  doorway: 'puerta',
  doorwaysWord: 'puertas',
  step: 'escalón',
  stepsWord: 'escalones',
};
