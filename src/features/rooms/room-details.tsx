import { roomDetailsTexts } from './room-details.texts';
import { useId, useState } from 'react';
import { FLOOR_PATTERNS, type FloorPattern } from '../../domain/floor-facts';
import { LONGEST_NOTE } from '../../domain/rooms/edit-project';
import { ROOM_WASTE_PERCENTS, USUAL_WASTE_PERCENT, wastePercentOf, type Room } from '../../domain/rooms/room';
import { readCount, type Counted } from '../../domain/typed-boxes';
import { Select } from '../../ui/select';
import { Stepper } from '../../ui/stepper';
import { TextField } from '../../ui/text-field';
import { type FloorOption, floorWords } from './floor-option';
import { FloorSelect } from './floor-select';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './room-details.module.css';

const MOST = 99;

const doorwaysCounted = (): Counted => ({
  one: roomDetailsTexts.doorway,
  many: roomDetailsTexts.doorwaysWord,
  most: MOST,
  words: / ?(?:doorways?|doors?|puertas?)\.?$/,
});
const stepsCounted = (): Counted => ({
  one: roomDetailsTexts.step,
  many: roomDetailsTexts.stepsWord,
  most: MOST,
  words: / ?(?:stair steps?|steps?|stairs?|escal(?:on|ón|ones)|escaleras?)\.?$/,
});

interface RoomDetailsProps {
  readonly room: Room;
  readonly options: readonly FloorOption[];
  readonly onChange: (change: (room: Room) => Room) => void;
  readonly onFloor: (floorId: number | null) => void;
}

export function RoomDetails({ room, options, onChange, onFloor }: RoomDetailsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const own = options.find((option) => option.id === room.floorId);
  const set = (part: Partial<Room>): void => onChange((old) => ({ ...old, ...part }));
  return (
    <details className={css['details']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={css['summary']}>{summaryOf(room, own)}</summary>
      {isOpen && (
        <div className={classNames(layout['stack3'], layout['screenOnly'], css['fields'])}>
          <div>
            <label htmlFor={`${id}pattern`}>{roomDetailsTexts.laid}</label>
            <Select
              id={`${id}pattern`}
              value={room.pattern}
              onChange={(event) =>
                set({ pattern: FLOOR_PATTERNS.find((pattern) => pattern === event.target.value) ?? 'straight', wastePercent: null })
              }
            >
              {FLOOR_PATTERNS.map((pattern) => (
                <option key={pattern} value={pattern}>
                  {roomDetailsTexts.patterns[pattern]}
                </option>
              ))}
            </Select>
          </div>
          <div>
            <label htmlFor={`${id}waste`}>{roomDetailsTexts.waste}</label>
            <Select id={`${id}waste`} value={wastePercentOf(room)} onChange={(event) => set({ wastePercent: Number(event.target.value) })}>
              {ROOM_WASTE_PERCENTS.map((percent) => (
                <option key={percent} value={percent}>
                  {wasteWords(percent, room.pattern)}
                </option>
              ))}
            </Select>
          </div>
          <div className={css['wide']}>
            <label htmlFor={`${id}floor`}>{roomDetailsTexts.floor}</label>
            <FloorSelect id={`${id}floor`} options={options} value={room.floorId} none={roomDetailsTexts.asForAll} onChoose={onFloor} />
          </div>
          <Stepper
            label={roomDetailsTexts.doorways}
            value={room.doorways}
            min={0}
            max={MOST}
            read={(typed) => readCount(typed, doorwaysCounted())}
            decrementLabel={roomDetailsTexts.doorwayLess}
            incrementLabel={roomDetailsTexts.doorwayMore}
            onChange={(doorways) => set({ doorways })}
          />
          <Stepper
            label={roomDetailsTexts.steps}
            value={room.stairSteps}
            min={0}
            max={MOST}
            read={(typed) => readCount(typed, stepsCounted())}
            decrementLabel={roomDetailsTexts.stepLess}
            incrementLabel={roomDetailsTexts.stepMore}
            onChange={(stairSteps) => set({ stairSteps })}
          />
          <TextField
            className={css['wide']}
            label={roomDetailsTexts.note}
            value={room.note}
            maxLength={LONGEST_NOTE}
            autoComplete="off"
            onChange={(event) => set({ note: event.target.value })}
          />
        </div>
      )}
    </details>
  );
}

function wasteWords(percent: number, pattern: FloorPattern): string {
  if (percent === 0) return roomDetailsTexts.none;
  return percent === USUAL_WASTE_PERCENT[pattern] ? roomDetailsTexts.usual(percent) : `${percent}%`;
}

function summaryOf(room: Room, own: FloorOption | undefined): string {
  const waste = wastePercentOf(room);
  return [
    roomDetailsTexts.patterns[room.pattern],
    waste === 0 ? roomDetailsTexts.noWaste : roomDetailsTexts.wasteOf(waste),
    ...(own === undefined ? [] : [floorWords(own)]),
    ...countedWords(room.doorways, doorwaysCounted()),
    ...countedWords(room.stairSteps, stepsCounted()),
    ...(room.note === '' ? [] : [room.note]),
  ].join(' · ');
}

function countedWords(count: number, { one, many }: Counted): readonly string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}
