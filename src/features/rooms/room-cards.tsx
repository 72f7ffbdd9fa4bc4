import { useDeferredValue } from 'react';
import type { MeasuredRoom } from '../../domain/rooms/room';
import { RoomCard, type RoomCardProps } from './room-card';
import css from './room-card.module.css';

/** As many as the first screen of a phone or a desktop shows. */
const FIRST_COUNT = 2;

interface RoomCardsProps extends Omit<RoomCardProps, 'measured' | 'shouldFocus'> {
  readonly rooms: readonly MeasuredRoom[];
  readonly newRoomId: string | null;
}

/** Cards after the first ones follow in a deferred render, in their reserved space. */
export function RoomCards({ rooms, newRoomId, ...card }: RoomCardsProps) {
  // Deferring `rooms` would also delay what is typed into a field.
  const areAllDrawn = useDeferredValue(true, false);
  const drawn = areAllDrawn ? rooms : rooms.slice(0, FIRST_COUNT);
  return (
    <>
      {drawn.map((measured) => (
        <RoomCard {...card} key={measured.room.id} measured={measured} shouldFocus={measured.room.id === newRoomId} />
      ))}
      {rooms.slice(drawn.length).map(({ room }) => (
        <div key={room.id} className={css['toCome']} />
      ))}
    </>
  );
}
