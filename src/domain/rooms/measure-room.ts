import { roomSizeTexts } from './room-size.texts';
import type { MeasuredRoom, Room } from './room';
import { readSize, type RoomSize } from './room-size';
import { planOf } from './room-plan';

/** An unreadable part counts as nothing. */
export function measureRoom(room: Room): MeasuredRoom {
  const readings = room.parts.map(({ typed }) => readSize(typed));
  const area = readings.reduce((sum, reading, index) => {
    if (reading.kind !== 'read') return sum;
    return room.parts[index]?.isTakenAway === true ? sum - reading.area : sum + reading.area;
  }, 0n);
  const problem = area < 0n ? roomSizeTexts.moreTakenThanThere : takenProblem({ room, readings });
  return { room, readings, area: problem === null ? area : 0n, problem };
}

/** Memoised: an edit measures only the edited room. */
export function createRoomMeasurer(): (room: Room) => MeasuredRoom {
  const known = new WeakMap<Room, MeasuredRoom>();
  return (room) => {
    const measured = known.get(room) ?? measureRoom(room);
    known.set(room, measured);
    return measured;
  };
}

/** Null when the parts may fit: where one really lies is not typed, so overlaps in the drawn plan are no problem. */
function takenProblem(measured: Pick<MeasuredRoom, 'room' | 'readings'>): string | null {
  // The plan is as large as the room with its added parts: parts taken away are drawn inside.
  const whole = planOf(measured);
  if (whole === null) return null;
  const taken = measured.readings.flatMap((reading, index) =>
    reading.kind === 'read' && reading.size !== null && measured.room.parts[index]?.isTakenAway === true
      ? [directionsOf(reading.size, whole)]
      : [],
  );
  if (taken.some((directions) => directions.length === 0)) return roomSizeTexts.doesNotFit;
  const isTakenTwice = taken.some((one, index) => taken.slice(index + 1).some((two) => !haveRoom(one, two, whole)));
  return isTakenTwice ? roomSizeTexts.takenTwice : null;
}

/** The part as typed and turned, where that fits. */
function directionsOf({ across, along }: RoomSize, whole: RoomSize): readonly RoomSize[] {
  const directions = [
    { across, along },
    { across: along, along: across },
  ];
  return directions.filter((size) => size.across <= whole.across && size.along <= whole.along);
}

/** Two rectangles that do not overlap lie side by side or one behind the other. */
function haveRoom(one: readonly RoomSize[], two: readonly RoomSize[], whole: RoomSize): boolean {
  return one.some((a) => two.some((b) => a.across + b.across <= whole.across || a.along + b.along <= whole.along));
}
