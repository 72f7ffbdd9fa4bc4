import { formatSqft } from '../coverage';
import { formatCount } from '../number-text';
import type { FloorShare } from './project-floors';
import type { MeasuredRoom } from './room';
import { shownSqft } from './room-area';
import { planOf, wallLength } from './room-plan';
import { lengthText, type InchHundredths } from './room-size';

const TRIM_PIECE: InchHundredths = 9_400;
const UNDERLAY_ROLL_SQFT = 200;
const FILM_ROLL_SQFT = 500;

/** A line of the shopping list, which also has the boxes. */
export interface Material {
  readonly what: string;
  /** A length or a count. */
  readonly amount: string;
  readonly why: string;
}

export function materialsFor(rooms: readonly MeasuredRoom[], shares: readonly FloorShare[]): readonly Material[] {
  return [...trims(rooms), ...underFloors(shares)];
}

function trims(rooms: readonly MeasuredRoom[]): readonly Material[] {
  const laid = rooms.filter(({ area }) => area > 0n).map((each) => ({ name: each.room.name, plan: planOf(each) }));
  const walls = laid.reduce((sum, { plan }) => (plan === null ? sum : sum + wallLength(plan)), 0);
  const uncounted = laid.filter(({ plan }) => plan === null).map(({ name }) => name);
  const doorways = rooms.reduce((sum, { room }) => sum + room.doorways, 0);
  const steps = rooms.reduce((sum, { room }) => sum + room.stairSteps, 0);
  const list: Material[] = [];
  if (walls > 0 || uncounted.length > 0) {
    const missing = uncounted.length === 0 ? '' : ` Not counted: ${uncounted.join(', ')}, typed as an area. Type two lengths to count it.`;
    list.push({
      what: 'Trim along the walls (quarter round)',
      amount: walls === 0 ? 'Ask us' : `${lengthText(walls)}: ${counted(Math.ceil(walls / TRIM_PIECE), 'piece', 'pieces')} of 94 in`,
      why: `It hides the gap that the floor needs at every wall. Doorways are not taken off, so that there is enough for corners.${missing}`,
    });
  }
  if (doorways > 0) {
    list.push({
      what: 'Transition strips',
      amount: counted(doorways, 'strip', 'strips'),
      why: 'One for each doorway: a T-molding between equal heights, a reducer where the heights differ, an end cap at a sliding door.',
    });
  }
  if (steps > 0) {
    list.push({
      what: 'Stair noses',
      amount: counted(steps, 'nose', 'noses'),
      why: 'One for the edge of each step. The work on stairs is quoted.',
    });
  }
  return list;
}

function underFloors(shares: readonly FloorShare[]): readonly Material[] {
  const list: Material[] = [];
  const floating = shares.filter(({ floor }) => floor.installMethod === 'click');
  const bare = floating.filter(({ floor }) => floor.hasPad === false);
  const unsaid = shares.filter(({ floor }) => floor.installMethod === null || (floor.installMethod === 'click' && floor.hasPad === null));
  if (bare.length > 0) {
    list.push({
      what: 'Underlayment',
      amount: rolls(bare, UNDERLAY_ROLL_SQFT),
      why: `For ${titles(bare)}: no pad is attached. Use only what the carton's leaflet allows.`,
    });
  }
  if (floating.length > 0) {
    list.push({
      what: '6-mil vapor film',
      amount: rolls(floating, FILM_ROLL_SQFT),
      why: 'Where the floor lies on a concrete slab. Tape the seams. On wood it is not needed.',
    });
  }
  if (unsaid.length > 0) {
    list.push({ what: 'Underlayment and film', amount: 'Ask us', why: `We do not know here what ${titles(unsaid)} needs below.` });
  }
  return list;
}

function rolls(shares: readonly FloorShare[], rollSqft: number): string {
  const area = shownSqft(shares.reduce((sum, { measured }) => sum + measured, 0n));
  return `${formatSqft(area)} sqft: ${counted(Math.ceil(area / (rollSqft * 100)), 'roll', 'rolls')} of ${rollSqft} sqft`;
}

function titles(shares: readonly FloorShare[]): string {
  return shares.map(({ floor }) => floor.title).join(', ');
}

function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
