import { measureRoom } from './measure-room';
import type { MeasuredRoom, Room } from './room';

/** Memoised: an edit measures only the edited room. */
export function createRoomMeasurer(): (room: Room) => MeasuredRoom {
  const known = new WeakMap<Room, MeasuredRoom>();
  return (room) => {
    const measured = known.get(room) ?? measureRoom(room);
    known.set(room, measured);
    return measured;
  };
}
