import { RoomViewDialog, type RoomViewDialogProps } from './room-view-dialog';
import { VIEW_ROOMS } from './pictured-rooms';

export type OpenRoomViewProps = Omit<RoomViewDialogProps, 'room'>;

export function OpenRoomView(props: OpenRoomViewProps) {
  const [room] = VIEW_ROOMS;
  return room === undefined ? null : <RoomViewDialog {...props} room={room} />;
}
