import { formatCount } from '../number-text';

const QUARTERS = ['', 'a quarter of a box', 'half a box', 'three quarters of a box'] as const;
const PAST_ONE = ['', ' and a quarter', ' and a half', ' and three quarters'] as const;

const counted = (count: number, one: string, many: string): string => `${formatCount(count)} ${count === 1 ? one : many}`;

export const roomPurchaseTexts = {
  noBoxes: 'nothing',
  lessThanAQuarter: 'less than a quarter of a box',
  quarters: (quarters: number) => `about ${QUARTERS[quarters] ?? ''}`,
  boxesAndQuarters: (boxes: number, quarters: number) =>
    `about ${boxes}${PAST_ONE[quarters] ?? ''} ${boxes === 1 && quarters === 0 ? 'box' : 'boxes'}`,
  nothingLeftOver: 'Nothing is left over: no piece may be cut wrong.',
  leftOver: (area: string, inBoxes: string) => `${area} sqft more than you measured, ${inBoxes}. Cuts at walls use up part of it.`,
  oneBoxIsLeast: 'One box is the least there is.',
  fewerWouldLack: (area: string) => `One box fewer would leave ${area} sqft without a floor.`,
  fewerWouldLeave: (percent: string) =>
    `One box fewer would leave ${percent}% for cuts. One piece too short, and you wait for another box.`,
  spareBox: 'Keep one box for repairs. A box bought later comes from another run, and its color may differ a little.',
  askUs: 'Ask us',
  wallTrim: 'Trim along the walls (quarter round)',
  wallTrimAmount: (length: string, pieces: number) => `${length}: ${counted(pieces, 'piece', 'pieces')} of 94 in`,
  wallTrimWhy: 'It hides the gap that the floor needs at every wall. Doorways are not taken off, so that there is enough for corners.',
  wallTrimMissing: (rooms: string) => ` Not counted: ${rooms}, typed as an area. Type two lengths to count it.`,
  transitions: 'Transition strips',
  strips: (count: number) => counted(count, 'strip', 'strips'),
  transitionsWhy:
    'One for each doorway: a T-molding between equal heights, a reducer where the heights differ, an end cap at a sliding door.',
  stairNoses: 'Stair noses',
  noses: (count: number) => counted(count, 'nose', 'noses'),
  stairNosesWhy: 'One for the edge of each step. The work on stairs is quoted.',
  underlayment: 'Underlayment',
  underlaymentWhy: (floors: string) => `For ${floors}: no pad is attached. Use only what the carton's leaflet allows.`,
  film: '6-mil vapor film',
  filmWhy: 'Where the floor lies on a concrete slab. Tape the seams. On wood it is not needed.',
  underlaymentAndFilm: 'Underlayment and film',
  unknownWhy: (floors: string) => `We do not know here what ${floors} needs below.`,
  rolls: (area: string, rolls: number, rollSqft: number) => `${area} sqft: ${counted(rolls, 'roll', 'rolls')} of ${rollSqft} sqft`,
  floorLine: (title: string, boxes: string, area: string) => `${title}: ${boxes}, ${area} sqft`,
  total: (total: string) => `Total with everything: ${total}`,
  perSqft: (price: string) => ` (${price} per sqft)`,
  estimate: (day: string, shop: string, address: string) => `Estimate of ${day}. ${shop}, ${address}`,
};
