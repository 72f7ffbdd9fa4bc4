import { roomsTexts } from './rooms.texts';
import { memo, type PointerEvent, useDeferredValue, useId, useState } from 'react';
import { formatSqft } from '../../domain/coverage';
import { LONGEST_NAME, withPart } from '../../domain/rooms/edit-project';
import { MAX_PARTS } from '../../domain/rooms/project';
import type { MeasuredRoom, Room, RoomPart, RoomVersion } from '../../domain/rooms/room';
import { shownSqft } from '../../domain/rooms/room-area';
import { randomUuid } from '../../offline/storage/random-uuid';
import { Button } from '../../ui/button';
import { keepRowFocus } from '../../ui/keep-row-focus';
import type { FloorOption } from './floor-option';
import { PlanDrawing } from './plan-drawing';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './room-card.module.css';
import { RoomDetails } from './room-details';
import { RoomPartRow } from './room-part-row';

export interface RoomCardProps {
  readonly measured: MeasuredRoom;
  readonly options: readonly FloorOption[];
  /** It was just added: its field takes the focus. */
  readonly shouldFocus: boolean;
  readonly onChange: (roomId: string, change: (room: Room) => Room) => void;
  readonly onFloor: (roomId: string, floorId: number | null) => void;
  readonly onChoose: (roomId: string, chosen: 'shown' | 'other') => void;
  readonly onCopy: (roomId: string) => void;
  readonly onRemove: (roomId: string) => void;
}

/** A size field that loses the focus hides its keys, and the button would move away from under the finger. */
function keepFocus(event: PointerEvent): void {
  event.preventDefault();
}

export const RoomCard = memo(function RoomCard({
  measured,
  options,
  shouldFocus,
  onChange,
  onFloor,
  onChoose,
  onCopy,
  onRemove,
}: RoomCardProps) {
  const { room, readings, area, problem } = measured;
  const nameId = useId();
  const [newPartId, setNewPartId] = useState<string | null>(null);
  const change = (next: (old: Room) => Room): void => onChange(room.id, next);
  const changePart = (partId: string, part: Partial<RoomPart>): void =>
    change((old) => ({ ...old, parts: old.parts.map((each) => (each.id === partId ? { ...each, ...part } : each)) }));
  const removePart = (partId: string): void => change((old) => ({ ...old, parts: old.parts.filter(({ id }) => id !== partId) }));

  function addPart(isTakenAway: boolean) {
    const id = randomUuid();
    setNewPartId(id);
    change((old) => withPart(old, isTakenAway, () => id));
  }

  return (
    <section className={css['card']} aria-labelledby={`${nameId}-title`}>
      <h2 id={`${nameId}-title`} className="visually-hidden">
        {room.name}
      </h2>
      <div className={css['head']}>
        <label htmlFor={nameId} className="visually-hidden">
          {roomsTexts.roomName}
        </label>
        <input
          id={nameId}
          className={css['name']}
          value={room.name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => change((old) => ({ ...old, name: event.target.value }))}
        />
        <p className={css['area']} translate="no">
          {roomsTexts.sqft(formatSqft(shownSqft(area)))}
        </p>
      </div>
      {room.other === undefined ? null : <OtherVersion room={room} other={room.other} onChoose={(chosen) => onChoose(room.id, chosen)} />}
      <div className={classNames(layout['stack3'], css['body'])}>
        <div ref={keepRowFocus} className={classNames(layout['stack2'], css['sizes'])}>
          {room.parts.map((part, index) => (
            <RoomPartRow
              key={part.id}
              part={part}
              reading={readings[index] ?? { kind: 'empty' }}
              isFirst={index === 0}
              shouldFocus={part.id === newPartId || (shouldFocus && index === 0)}
              onChange={changePart}
              onRemove={removePart}
            />
          ))}
          {problem === null ? null : (
            <p className={css['problem']} role="alert">
              {problem}
            </p>
          )}
          {room.parts.length < MAX_PARTS && (
            <div className={css['adds']}>
              <Button variant="text" isCompact onPointerDown={keepFocus} onClick={() => addPart(false)}>
                {roomsTexts.addPart}
              </Button>
              <Button variant="text" isCompact onPointerDown={keepFocus} onClick={() => addPart(true)}>
                {roomsTexts.takeAway}
              </Button>
            </div>
          )}
        </div>
        <PlanDrawing measured={measured} />
      </div>
      <RoomDetails room={room} options={options} onChange={change} onFloor={(floorId) => onFloor(room.id, floorId)} />
      <div className={css['tools']}>
        <Button variant="text" isCompact aria-label={roomsTexts.copyRoom(room.name)} onClick={() => onCopy(room.id)}>
          {roomsTexts.copy}
        </Button>
        <Button variant="text" isCompact aria-label={roomsTexts.removeRoom(room.name)} onClick={() => onRemove(room.id)}>
          {roomsTexts.remove}
        </Button>
      </div>
    </section>
  );
});

interface OtherVersionProps {
  readonly room: Room;
  readonly other: RoomVersion;
  readonly onChoose: (chosen: 'shown' | 'other') => void;
}

function OtherVersion({ room, other, onChoose }: OtherVersionProps) {
  return (
    <div
      className={classNames(layout['caution'], layout['stack2'], layout['below3'], layout['screenOnly'])}
      role="group"
      aria-label={roomsTexts.twoVersions(room.name)}
    >
      <p>{roomsTexts.changedElsewhere(differences(room, other).join(', '))}</p>
      <div className={layout['cluster2']}>
        <Button variant="outline" isCompact onClick={() => onChoose('other')}>
          {roomsTexts.otherVersion}
        </Button>
        <Button variant="outline" isCompact onClick={() => onChoose('shown')}>
          {roomsTexts.keepThis}
        </Button>
      </div>
    </div>
  );
}

/** Of the other version, in words. */
function differences(room: Room, other: RoomVersion): readonly string[] {
  const sizes = sizesText(other);
  return [
    ...(sizes === sizesText(room) ? [] : [roomsTexts.otherSize(sizes)]),
    ...(other.name === room.name ? [] : [roomsTexts.otherName(other.name)]),
    ...(other.floorId === room.floorId ? [] : [roomsTexts.otherFloor]),
    ...(other.pattern === room.pattern && other.wastePercent === room.wastePercent ? [] : [roomsTexts.otherLaying]),
    ...(other.doorways === room.doorways && other.stairSteps === room.stairSteps ? [] : [roomsTexts.otherCounts]),
    ...(other.note === room.note ? [] : [roomsTexts.otherNote]),
  ];
}

function sizesText({ parts }: RoomVersion): string {
  const sizes = parts
    .filter(({ typed }) => typed.trim() !== '')
    .map(({ typed, isTakenAway, place, distance }, index) => {
      const where = distance === undefined ? roomsTexts.places[place] : roomsTexts.at(roomsTexts.places[place], distance);
      const size = index === 0 ? typed : `${typed} ${where}`;
      return isTakenAway ? roomsTexts.less(size) : size;
    });
  return sizes.length === 0 ? roomsTexts.noSize : sizes.join(' + ');
}

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
