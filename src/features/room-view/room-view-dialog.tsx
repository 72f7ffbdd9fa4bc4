import { useEffect, useId, useRef, useState } from 'react';
import type { Product } from '../../domain/catalogue';
import { FLOOR_PATTERNS, type FloorPattern } from '../../domain/floor-facts';
import { layFloor } from '../../domain/room-floor';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Segmented } from '../../ui/segmented';
import { useBackCloses } from '../../ui/use-open-layer';
import { floorsForRooms, type RoomProduct } from './room-products';
import { RoomStage } from './room-stage';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './room-view-dialog.module.css';
import { LIGHT_LABELS, PATTERN_LABELS, pictureFileName, roomInWords, type ShownFloor, type ShownRoom } from './room-words';
import { type RoomLight, VIEW_ROOMS, type ViewRoom } from './pictured-rooms';
import { canShare, pictureFile, savePicture, sharePicture } from './share-picture';
import { useRoomPictures } from './use-room-pictures';
import { Select } from '../../ui/select';

export interface RoomViewDialogProps {
  readonly floor: RoomProduct;
  readonly room: ViewRoom;
  /** Rejects without a connection when they are not saved. */
  readonly loadFloors: () => Promise<readonly Product[]>;
  readonly onClose: () => void;
}

const shownFloor = ({ title, roomFloor }: RoomProduct, pattern: FloorPattern): ShownFloor => ({
  title,
  pattern: layFloor(roomFloor, pattern).pattern,
});

export function RoomViewDialog({ floor: opened, room: firstRoom, loadFloors, onClose }: RoomViewDialogProps) {
  const [room, setRoom] = useState(firstRoom);
  const [chosenLight, setLight] = useState<RoomLight>('day');
  const [floor, setFloor] = useState(opened);
  const [other, setOther] = useState<RoomProduct | null>(null);
  const [pattern, setPattern] = useState<FloorPattern>(opened.roomFloor.patterns[0]);
  const [isTurned, setIsTurned] = useState(false);
  const [percent, setPercent] = useState(50);
  const [floors, setFloors] = useState<readonly RoomProduct[]>([opened]);
  const [done, setDone] = useState('');
  const load = useRef(loadFloors);
  useBackCloses(onClose);

  useEffect(() => {
    let isHere = true;
    load.current().then(
      (all) => isHere && setFloors(floorsForRooms(all, opened)),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [opened]);

  const light = room.lights.includes(chosenLight) ? chosenLight : 'day';
  const pictures = useRoomPictures({
    room,
    light,
    pattern,
    isTurned,
    floors: other === null ? [floor.roomFloor] : [floor.roomFloor, other.roomFloor],
  });
  const shown: ShownRoom = {
    room,
    light,
    isTurned,
    floor: shownFloor(floor, pattern),
    other: other === null ? null : shownFloor(other, pattern),
  };
  const patterns = FLOOR_PATTERNS.filter(
    (each) => floor.roomFloor.patterns.includes(each) || other?.roomFloor.patterns.includes(each) === true,
  );
  const words = roomInWords(shown);
  const isShown = pictures.state === 'shown';

  const give = async (how: 'save' | 'share') => {
    if (pictures.left.current === null) return;
    const file = await pictureFile(shown, pictures.left.current, other === null ? null : pictures.right.current, percent);
    if (file === null) return setDone('This browser could not make a picture. Take a screenshot instead.');
    if (how === 'save') savePicture(file);
    const end = how === 'save' ? 'saved' : await sharePicture(file, shown);
    setDone(end === 'saved' ? `Saved as ${pictureFileName(shown)} in your downloads.` : end === 'shared' ? 'Handed over.' : '');
  };

  return (
    <Dialog isOpen title="See it in a room" size="stage" onClose={onClose}>
      <div className={classNames(layout['stack4'], css['tool'])}>
        <RoomStage
          pictures={pictures}
          description={`${words} The picture shows ${room.words}.`}
          aspect={room.camera.aspect}
          divider={other === null ? null : { percent, leftTitle: floor.title, rightTitle: other.title, onMove: setPercent }}
        />
        <div className={classNames(layout['stack3'], css['controls'])}>
          <Segmented
            label="Room"
            value={room.name}
            options={VIEW_ROOMS.map(({ name, title }) => ({ value: name, label: title }))}
            onChange={(name) => setRoom(VIEW_ROOMS.find((each) => each.name === name) ?? room)}
          />
          {room.lights.length > 1 ? (
            <Segmented
              label="Light"
              value={light}
              options={room.lights.map((value) => ({ value, label: LIGHT_LABELS[value] }))}
              onChange={setLight}
            />
          ) : null}
          <FloorChoice label="Floor" floors={floors} value={floor} onChange={(next) => next !== null && setFloor(next)} />
          <FloorChoice
            label="Compare with"
            floors={floors.filter(({ id }) => id !== floor.id)}
            value={other}
            emptyLabel="No other floor"
            onChange={setOther}
          />
          {patterns.length > 1 ? (
            <Segmented
              label="Laid"
              value={shown.floor.pattern}
              options={patterns.map((value) => ({ value, label: PATTERN_LABELS[value] }))}
              onChange={setPattern}
            />
          ) : null}
          <Button variant="outline" className={css['turn']} aria-pressed={isTurned} onClick={() => setIsTurned(!isTurned)}>
            Turn the boards
          </Button>
          <div className={classNames(layout['cluster2'], css['actions'])}>
            {canShare() ? (
              <Button variant="outline" disabled={!isShown} onClick={() => void give('share')}>
                Share
              </Button>
            ) : null}
            <Button variant="primary" disabled={!isShown} onClick={() => void give('save')}>
              Save picture
            </Button>
          </div>
          <p role="status" className={css['words']}>
            {isShown ? words : pictures.state === 'missing' ? 'The picture is missing.' : ''}
          </p>
          <p role="status" className={css['words']}>
            {done}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

export type OpenRoomViewProps = Omit<RoomViewDialogProps, 'room'>;

export function OpenRoomView(props: OpenRoomViewProps) {
  const [room] = VIEW_ROOMS;
  return room === undefined ? null : <RoomViewDialog {...props} room={room} />;
}

interface FloorChoiceProps {
  readonly label: string;
  readonly floors: readonly RoomProduct[];
  readonly value: RoomProduct | null;
  /** For no floor. */
  readonly emptyLabel?: string;
  readonly onChange: (floor: RoomProduct | null) => void;
}

function FloorChoice({ label, floors, value, emptyLabel, onChange }: FloorChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classNames(layout['quietLabel'], css['label'])}>
        {label}
      </label>
      <Select
        id={id}
        value={value?.id ?? ''}
        onChange={(event) => onChange(floors.find((floor) => String(floor.id) === event.target.value) ?? null)}
      >
        {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
        {floors.map((floor) => (
          <option key={floor.id} value={floor.id}>
            {floor.title}
          </option>
        ))}
      </Select>
    </div>
  );
}
