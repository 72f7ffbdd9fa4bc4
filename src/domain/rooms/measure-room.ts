import type { MeasuredRoom, Room } from './room';
import { areaOf, readSize } from './room-size';
import { takenProblem } from './taken-parts';

const MORE_TAKEN_THAN_THERE = 'More is taken away than the room has. Please check the sizes.';

/** An unreadable part counts as nothing. */
export function measureRoom(room: Room): MeasuredRoom {
  const readings = room.parts.map(({ typed }) => readSize(typed));
  const area = readings.reduce((sum, reading, index) => {
    if (reading.kind !== 'read') return sum;
    return room.parts[index]?.isTakenAway === true ? sum - areaOf(reading.size) : sum + areaOf(reading.size);
  }, 0n);
  const problem = area < 0n ? MORE_TAKEN_THAN_THERE : takenProblem({ room, readings });
  return { room, readings, area: problem === null ? area : 0n, problem };
}
