import type { roomPurchaseTexts as english } from '../../domain/rooms/room-purchase.texts';
import { formatCount } from '../../domain/number-text';
import { plural } from '../../domain/plural';

const QUARTERS = ['', 'de una cuarta parte de una caja', 'de media caja', 'de tres cuartas partes de una caja'] as const;
const PAST_ONE = ['', ' y una cuarta parte', ' y media', ' y tres cuartas partes'] as const;

const counted = (count: number, one: string, many: string): string => `${formatCount(count)} ${plural(count, one, many)}`;

export const roomPurchaseTexts: typeof english = {
  noBoxes: 'nada',
  lessThanAQuarter: 'menos de una cuarta parte de una caja',
  quarters: (quarters) => `cerca ${QUARTERS[quarters] ?? ''}`,
  boxesAndQuarters: (boxes, quarters) => `cerca de ${boxes} ${plural(boxes, 'caja', 'cajas')}${PAST_ONE[quarters] ?? ''}`,
  nothingLeftOver: 'No sobra nada: ninguna pieza se puede cortar mal.',
  leftOver: (area, inBoxes) => `${area} pies² más de lo que midió, ${inBoxes}. Los cortes junto a las paredes gastan una parte.`,
  oneBoxIsLeast: 'Una caja es lo mínimo.',
  fewerWouldLack: (area) => `Con una caja menos quedarían ${area} pies² sin piso.`,
  fewerWouldLeave: (percent) =>
    `Con una caja menos quedaría un ${percent}% para cortes. Si una pieza queda corta, tendrá que esperar otra caja.`,
  spareBox: 'Guarde una caja para reparaciones. Una caja comprada después viene de otro lote, y su color puede variar un poco.',
  askUs: 'Pregúntenos',
  wallTrim: 'Moldura junto a las paredes (cuarto de bocel)',
  wallTrimAmount: (length, pieces) => `${length}: ${counted(pieces, 'pieza', 'piezas')} de 94 pulg.`,
  wallTrimWhy: 'Tapa el espacio que el piso necesita junto a cada pared. Las puertas no se descuentan, para que alcance en las esquinas.',
  wallTrimMissing: (rooms) => ` Sin contar: ${rooms}, escrito como área. Escriba dos medidas para contarlo.`,
  transitions: 'Perfiles de transición',
  strips: (count) => counted(count, 'perfil', 'perfiles'),
  transitionsWhy:
    'Uno por cada puerta: una moldura en T entre alturas iguales, un reductor donde cambia la altura, un remate junto a una puerta corrediza.',
  stairNoses: 'Perfiles de escalón',
  noses: (count) => counted(count, 'perfil', 'perfiles'),
  stairNosesWhy: 'Uno para el borde de cada escalón. El trabajo en escaleras se cotiza aparte.',
  underlayment: 'Base',
  underlaymentWhy: (floors) => `Para ${floors}: no trae base adherida. Use solo lo que permite la hoja que viene en la caja.`,
  film: 'Barrera de vapor de 6 mil',
  filmWhy: 'Donde el piso va sobre una losa de concreto. Selle las uniones con cinta. Sobre madera no hace falta.',
  underlaymentAndFilm: 'Base y barrera de vapor',
  unknownWhy: (floors) => `Aquí no sabemos qué necesita debajo: ${floors}.`,
  rolls: (area, rolls, rollSqft) => `${area} pies²: ${counted(rolls, 'rollo', 'rollos')} de ${rollSqft} pies²`,
  floorLine: (title, boxes, area) => `${title}: ${boxes}, ${area} pies²`,
  total: (total) => `Total con todo: ${total}`,
  perSqft: (price) => ` (${price} por pie²)`,
  estimate: (day, shop, address) => `Estimado del ${day}. ${shop}, ${address}`,
};
