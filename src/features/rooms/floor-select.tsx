import { roomsTexts } from './rooms.texts';
import { memo } from 'react';
import { Button } from '../../ui/button';
import { Pic } from '../../ui/product-picture';
import { Select } from '../../ui/select';
import { useOpenedPart } from '../../ui/use-opened-part';
import { type FloorChoice, floorWords } from './floor-option';
import css from './floor-select.module.css';

interface FloorSelectProps extends FloorChoice {
  readonly id: string;
  readonly none: string;
}

/** Memoised: every room has one. */
export const FloorSelect = memo(function FloorSelect({ id, options, value, none, onChoose }: FloorSelectProps) {
  const chosen = options.find((option) => option.id === value);
  const { Part, open, close } = useOpenedPart(async () => (await import('./floor-pictures')).FloorPictures, roomsTexts.picturesMissing);
  return (
    <div>
      <div className={css['choice']}>
        {chosen === undefined ? null : <Pic picture={chosen.picture} sizes="52px" isDecorative className={css['chosen']} />}
        <div className={css['select']}>
          <Select id={id} value={value ?? ''} onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}>
            <option value="">{none}</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {floorWords(option)}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {options.length === 0 ? null : (
        <Button variant="text" isCompact aria-haspopup="dialog" onClick={() => void open()}>
          {roomsTexts.chooseByPicture}
        </Button>
      )}
      {Part === null ? null : <Part options={options} value={value} onChoose={onChoose} onClose={close} />}
    </div>
  );
});
