import { coveredBy, MAX_BOXES, type SqftHundredths } from '../coverage';
import type { Project, ProjectFloor } from './project';
import { measureRoom } from './measure-room';
import { wastePercentOf, type MeasuredRoom } from './room';
import { boxesForAreas, leftOver, shownSqft, type SquareInchParts } from './room-area';

export interface FloorShare {
  readonly floor: ProjectFloor;
  readonly rooms: readonly MeasuredRoom[];
  readonly measured: SquareInchParts;
  readonly measuredSqft: SqftHundredths;
  readonly boxes: number;
  readonly covered: SqftHundredths;
  readonly leftOver: SqftHundredths;
  /** Such a floor has no price. */
  readonly isTooMany: boolean;
}

export interface ProjectMeasure {
  readonly rooms: readonly MeasuredRoom[];
  readonly measured: SquareInchParts;
  readonly shares: readonly FloorShare[];
  readonly withoutFloor: readonly MeasuredRoom[];
}

/** The room's own, else the project's; null for none. */
export function floorIdOf(project: Pick<Project, 'floorId'>, room: { readonly floorId: number | null }): number | null {
  return room.floorId ?? project.floorId;
}

/** Rooms with the same floor share its boxes. */
export function measureProject(
  project: Project,
  floors: ReadonlyMap<number, ProjectFloor>,
  measure: (room: Project['rooms'][number]) => MeasuredRoom = measureRoom,
): ProjectMeasure {
  const rooms = project.rooms.map(measure);
  const measured = rooms.filter(({ area }) => area > 0n);
  const roomsOf = new Map<number, MeasuredRoom[]>();
  const withoutFloor: MeasuredRoom[] = [];
  for (const each of measured) {
    const id = floorIdOf(project, each.room);
    if (id === null || !floors.has(id)) withoutFloor.push(each);
    else roomsOf.set(id, [...(roomsOf.get(id) ?? []), each]);
  }
  const shares = [...roomsOf].flatMap(([id, theirs]) => {
    const floor = floors.get(id);
    return floor === undefined ? [] : [shareOf(floor, theirs)];
  });
  return { rooms, measured: sumOf(rooms), shares, withoutFloor };
}

function shareOf(floor: ProjectFloor, rooms: readonly MeasuredRoom[]): FloorShare {
  const measured = sumOf(rooms);
  const boxes = boxesForAreas(
    rooms.map(({ area, room }) => ({ area, wastePercent: wastePercentOf(room) })),
    floor.sqftPerBox,
  );
  const covered = coveredBy(boxes, floor.sqftPerBox);
  return {
    floor,
    rooms,
    measured,
    measuredSqft: shownSqft(measured),
    boxes,
    covered,
    leftOver: leftOver(covered, measured),
    isTooMany: boxes > MAX_BOXES,
  };
}

function sumOf(rooms: readonly MeasuredRoom[]): SquareInchParts {
  return rooms.reduce((sum, { area }) => sum + area, 0n);
}
