import type { MeasuredRoom } from './room';
import { planOf } from './room-plan';
import type { RoomSize } from './room-size';

const DOES_NOT_FIT = 'A part that is taken away does not fit into the room. Please check its sizes, and take away only what lies inside.';
const TAKEN_TWICE = 'Two parts that are taken away overlap, and that floor would be taken away twice. Please check their sizes.';

/** Null when the parts may fit: where one really lies is not typed, so overlaps in the drawn plan are no problem. */
export function takenProblem(measured: Pick<MeasuredRoom, 'room' | 'readings'>): string | null {
  // The plan is as large as the room with its added parts: parts taken away are drawn inside.
  const whole = planOf(measured);
  if (whole === null) return null;
  const taken = measured.readings.flatMap((reading, index) =>
    reading.kind === 'read' && measured.room.parts[index]?.isTakenAway === true ? [directionsOf(reading.size, whole)] : [],
  );
  if (taken.some((directions) => directions.length === 0)) return DOES_NOT_FIT;
  const isTakenTwice = taken.some((one, index) => taken.slice(index + 1).some((two) => !haveRoom(one, two, whole)));
  return isTakenTwice ? TAKEN_TWICE : null;
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
