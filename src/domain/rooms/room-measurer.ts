import { measureRoom } from './measure-room';
import type { MeasuredRoom, Room } from './room';

/** Creates a memoised `measureRoom`. Rooms are immutable, so an edit measures only the edited room. */
export function createRoomMeasurer(): (room: Room) => MeasuredRoom {
  const known = new WeakMap<Room, MeasuredRoom>();
  return (room) => {
    const measured = known.get(room) ?? measureRoom(room);
    known.set(room, measured);
    return measured;
  };
}
