import { roomViewTexts } from './room-view.texts';
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
import { pictureFileName, roomInWords, type ShownFloor, type ShownRoom } from './room-words';
import { roomDescription, type RoomLight, roomTitle, VIEW_ROOMS, type ViewRoom } from './pictured-rooms';
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
    if (file === null) return setDone(roomViewTexts.notMade);
    if (how === 'save') savePicture(file);
    const end = how === 'save' ? 'saved' : await sharePicture(file, shown);
    setDone(end === 'saved' ? roomViewTexts.saved(pictureFileName(shown)) : end === 'shared' ? roomViewTexts.shared : '');
  };

  return (
    <Dialog isOpen title={roomViewTexts.title} size="stage" onClose={onClose}>
      <div className={classNames(layout['stack4'], css['tool'])}>
        <RoomStage
          pictures={pictures}
          description={roomViewTexts.shows(words, roomDescription(room))}
          aspect={room.camera.aspect}
          divider={other === null ? null : { percent, leftTitle: floor.title, rightTitle: other.title, onMove: setPercent }}
        />
        <div className={classNames(layout['stack3'], css['controls'])}>
          <Segmented
            label={roomViewTexts.room}
            value={room.name}
            options={VIEW_ROOMS.map((each) => ({ value: each.name, label: roomTitle(each) }))}
            onChange={(name) => setRoom(VIEW_ROOMS.find((each) => each.name === name) ?? room)}
          />
          {room.lights.length > 1 ? (
            <Segmented
              label={roomViewTexts.light}
              value={light}
              options={room.lights.map((value) => ({ value, label: roomViewTexts.lights[value] }))}
              onChange={setLight}
            />
          ) : null}
          <FloorChoice label={roomViewTexts.floor} floors={floors} value={floor} onChange={(next) => next !== null && setFloor(next)} />
          <FloorChoice
            label={roomViewTexts.compareWith}
            floors={floors.filter(({ id }) => id !== floor.id)}
            value={other}
            emptyLabel={roomViewTexts.noOther}
            onChange={setOther}
          />
          {patterns.length > 1 ? (
            <Segmented
              label={roomViewTexts.laid}
              value={shown.floor.pattern}
              options={patterns.map((value) => ({ value, label: roomViewTexts.patterns[value] }))}
              onChange={setPattern}
            />
          ) : null}
          <Button variant="outline" className={css['turn']} aria-pressed={isTurned} onClick={() => setIsTurned(!isTurned)}>
            {roomViewTexts.turn}
          </Button>
          <div className={classNames(layout['cluster2'], css['actions'])}>
            {canShare() ? (
              <Button variant="outline" disabled={!isShown} onClick={() => void give('share')}>
                {roomViewTexts.share}
              </Button>
            ) : null}
            <Button variant="primary" disabled={!isShown} onClick={() => void give('save')}>
              {roomViewTexts.save}
            </Button>
          </div>
          <p role="status" className={css['words']}>
            {isShown ? words : pictures.state === 'missing' ? roomViewTexts.missing : ''}
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
