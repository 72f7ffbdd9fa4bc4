import { roomPurchaseTexts } from './room-purchase.texts';
import { formatSqft } from '../coverage';
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
    const missing = uncounted.length === 0 ? '' : roomPurchaseTexts.wallTrimMissing(uncounted.join(', '));
    list.push({
      what: roomPurchaseTexts.wallTrim,
      amount: walls === 0 ? roomPurchaseTexts.askUs : roomPurchaseTexts.wallTrimAmount(lengthText(walls), Math.ceil(walls / TRIM_PIECE)),
      why: `${roomPurchaseTexts.wallTrimWhy}${missing}`,
    });
  }
  if (doorways > 0) {
    list.push({
      what: roomPurchaseTexts.transitions,
      amount: roomPurchaseTexts.strips(doorways),
      why: roomPurchaseTexts.transitionsWhy,
    });
  }
  if (steps > 0) {
    list.push({
      what: roomPurchaseTexts.stairNoses,
      amount: roomPurchaseTexts.noses(steps),
      why: roomPurchaseTexts.stairNosesWhy,
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
      what: roomPurchaseTexts.underlayment,
      amount: rolls(bare, UNDERLAY_ROLL_SQFT),
      why: roomPurchaseTexts.underlaymentWhy(titles(bare)),
    });
  }
  if (floating.length > 0) {
    list.push({
      what: roomPurchaseTexts.film,
      amount: rolls(floating, FILM_ROLL_SQFT),
      why: roomPurchaseTexts.filmWhy,
    });
  }
  if (unsaid.length > 0) {
    list.push({
      what: roomPurchaseTexts.underlaymentAndFilm,
      amount: roomPurchaseTexts.askUs,
      why: roomPurchaseTexts.unknownWhy(titles(unsaid)),
    });
  }
  return list;
}

function rolls(shares: readonly FloorShare[], rollSqft: number): string {
  const area = shownSqft(shares.reduce((sum, { measured }) => sum + measured, 0n));
  return roomPurchaseTexts.rolls(formatSqft(area), Math.ceil(area / (rollSqft * 100)), rollSqft);
}

function titles(shares: readonly FloorShare[]): string {
  return shares.map(({ floor }) => floor.title).join(', ');
}
