import { measureRoom, type MeasuredRoom, type Room } from './room';

/** Creates a `measureRoom` that remembers: rooms never change, so an edit reads only the room that was edited. */
export function createRoomMeasurer(): (room: Room) => MeasuredRoom {
  const known = new WeakMap<Room, MeasuredRoom>();
  return (room) => {
    const measured = known.get(room) ?? measureRoom(room);
    known.set(room, measured);
    return measured;
  };
}
