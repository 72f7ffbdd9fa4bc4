import type { roomSizeTexts as english } from '../../domain/rooms/room-size.texts';
import { formatCount } from '../../domain/number-text';
import { plural } from '../../domain/plural';

const pies = (feet: string): string => `${feet} ${plural(Number(feet), 'pie', 'pies')}`;

export const roomSizeTexts: typeof english = {
  room: 'Habitación',
  copySuffix: ' (copia)',
  example: "Escriba dos medidas, por ejemplo 14 x 18 o 14'6\" x 18'.",
  secondMissing: 'Escriba también la segunda medida, por ejemplo 14 x 18.',
  sideOrArea: 'Escriba también la segunda medida, por ejemplo 14 x 18, o el área completa, por ejemplo 250 pies².',
  zero: 'Un lado no puede medir 0. Escriba las dos medidas, por ejemplo 14 x 18.',
  tooLarge: 'Es más de lo que podemos calcular aquí. Revíselo o pregúntenos.',
  tooLong: (feet) => `Un lado puede medir ${formatCount(feet)} pies como máximo. Revíselo o pregúntenos.`,
  distanceExample: 'Escriba una medida, por ejemplo 3 o 3\'6".',
  sqft: (area) => `${area} pies²`,
  withoutWalls: (area) => `${area}, sin paredes para dibujar`,
  inches: (inches) => `${inches} pulg`,
  feet: pies,
  feetAndInches: (feet, inches) => `${pies(feet)} ${inches} pulg`,
  moreTakenThanThere: 'Se descuenta más de lo que tiene la habitación. Revise las medidas.',
  doesNotFit: 'Una parte que se descuenta no cabe en la habitación. Revise sus medidas y descuente solo lo que queda adentro.',
  takenTwice: 'Dos partes que se descuentan se cruzan, y ese piso se descontaría dos veces. Revise sus medidas.',
  places: {
    right: 'a la derecha',
    below: 'abajo',
    left: 'a la izquierda',
    above: 'arriba',
    'top-right': 'esquina superior derecha',
    'top-left': 'esquina superior izquierda',
    'bottom-right': 'esquina inferior derecha',
    'bottom-left': 'esquina inferior izquierda',
    middle: 'en el medio',
  },
  by: (across, along) => `${across} por ${along}`,
  taken: (place, size) => `Descontado, ${place}: ${size}.`,
  added: (place, size) => `Agregado ${place}: ${size}.`,
  distance: {
    left: (length) => `, a ${length} de la izquierda`,
    right: (length) => `, a ${length} de la derecha`,
    top: (length) => `, a ${length} de arriba`,
  },
  nothingMeasured: (room) => `${room}: todavía sin medidas.`,
  measured: (room, parts, area) => `${room}: ${parts} ${area} pies² en total.`,
};
