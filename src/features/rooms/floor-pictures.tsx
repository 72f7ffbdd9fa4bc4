import { roomsTexts } from './rooms.texts';
import { Dialog } from '../../ui/dialog';
import { FloorTitle } from '../../ui/floor-title';
import { Pic } from '../../ui/product-picture';
import type { FloorChoice } from './floor-option';
import css from './floor-select.module.css';

interface FloorPicturesProps extends FloorChoice {
  readonly onClose: () => void;
}

/** A press chooses and closes. */
export function FloorPictures({ options, value, onChoose, onClose }: FloorPicturesProps) {
  return (
    <Dialog isOpen title={roomsTexts.chooseFloor} size="wide" onClose={onClose}>
      <ul role="list" className={css['floors']}>
        {options.map(({ id, title, price, picture }) => (
          <li key={id}>
            <button
              type="button"
              className={css['floor']}
              aria-pressed={id === value}
              onClick={() => {
                onChoose(id);
                onClose();
              }}
            >
              <Pic picture={picture} sizes="190px" isDecorative className={css['picture']} />
              <span className={css['title']}>
                <FloorTitle title={title} />
              </span>
              <span className={css['price']}>{price}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
