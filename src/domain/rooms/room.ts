import type { FloorPattern } from '../floor-facts';
import { USUAL_WASTAGE } from '../wastage';
import type { SizeReading } from './room-size';
import type { SquareInchParts } from './room-area';

/** A product's page calls its own choice 'wastage'. */
export const USUAL_WASTE_PERCENT: Readonly<Record<FloorPattern, number>> = { straight: USUAL_WASTAGE, diagonal: 15, herringbone: 20 };

export const ROOM_WASTE_PERCENTS = [0, 5, 10, 15, 20, 25, 30] as const;

/** An added part is beside the first, one taken away inside it. */
export const ADDED_PLACES = ['right', 'below', 'left', 'above'] as const;
export const TAKEN_PLACES = ['top-right', 'top-left', 'bottom-right', 'bottom-left', 'middle'] as const;
export type PartPlace = (typeof ADDED_PLACES)[number] | (typeof TAKEN_PLACES)[number];

/** The typed text is saved, not the size. */
export interface RoomPart {
  readonly id: string;
  readonly typed: string;
  readonly isTakenAway: boolean;
  readonly place: PartPlace;
  /** As typed: how far along its wall, from where `DISTANCE_FROM` says. Without it the part follows those before it. */
  readonly distance?: string;
}

export const DISTANCE_FROM: Readonly<Record<PartPlace, 'left' | 'right' | 'top'>> = {
  right: 'top',
  left: 'top',
  below: 'left',
  above: 'left',
  'top-right': 'right',
  'bottom-right': 'right',
  'top-left': 'left',
  'bottom-left': 'left',
  middle: 'left',
};

export interface Room {
  readonly id: string;
  readonly name: string;
  /** The first part is the room itself. */
  readonly parts: readonly RoomPart[];
  readonly pattern: FloorPattern;
  /** Null: the usual waste of the pattern. */
  readonly wastePercent: number | null;
  /** Null: the project's floor. */
  readonly floorId: number | null;
  readonly doorways: number;
  readonly stairSteps: number;
  readonly note: string;
  /** Rooms are sorted by it. */
  readonly madeAt: number;
  /** Device clock, milliseconds since 1970. Of two copies that knew nothing of each other the later is shown. */
  readonly changedAt: number;
  /** By device: its last change that this copy contains. A copy that contains all of another replaces it, whatever the clocks say. */
  readonly seen?: Readonly<Record<string, number>>;
  /** Another device changed the room as well, before it knew of this change: kept until somebody chooses. */
  readonly other?: RoomVersion;
}

export type RoomVersion = Omit<Room, 'id' | 'madeAt' | 'seen' | 'other'>;

/** Devices that a room remembers, those that changed it last. */
export const MAX_SEEN = 20;

export interface MeasuredRoom {
  readonly room: Room;
  readonly readings: readonly SizeReading[];
  /** 0 while there is a problem. */
  readonly area: SquareInchParts;
  /** A problem of the whole room. Those of one part are in its reading. */
  readonly problem: string | null;
}

/** The waste of a room, in percent. */
export function wastePercentOf({ pattern, wastePercent }: Pick<Room, 'pattern' | 'wastePercent'>): number {
  return wastePercent ?? USUAL_WASTE_PERCENT[pattern];
}
