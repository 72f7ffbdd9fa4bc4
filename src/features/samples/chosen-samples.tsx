import { MAX_SAMPLES, type SampleFloor } from '../../domain/samples';
import { sampleList } from '../../offline/samples';
import { Button } from '../../ui/button';
import { FloorTitle } from '../../ui/floor-title';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './samples.module.css';
import { samplesTexts } from './samples.texts';

interface ChosenSamplesProps {
  readonly floors: readonly SampleFloor[];
  readonly leftOut: string | null;
  /** Null when no floor is behind the dialog. */
  readonly onMore: (() => void) | null;
}

export function ChosenSamples({ floors, leftOut, onMore }: ChosenSamplesProps) {
  const left = MAX_SAMPLES - floors.length;
  return (
    <section aria-labelledby="chosen-samples">
      <h3 id="chosen-samples" className={layout['textCategory']}>
        {floors.length === 0 ? samplesTexts.noneChosen : samplesTexts.chosen(floors.length, MAX_SAMPLES)}
      </h3>
      <ul ref={keepRowFocus} role="list" className={css['floors']}>
        {floors.map(({ productId, title }) => (
          <li key={productId} className={classNames(layout['ends'], layout['middle'], css['floor'])}>
            <span>
              <FloorTitle title={title} />
            </span>
            <Button variant="text" isCompact onClick={() => sampleList.takeOut(productId)}>
              {samplesTexts.takeOut}
              <span className="visually-hidden">{` ${title}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={classNames(layout['above2'], layout['quietLabel'])}>
        {noteOf(left, leftOut)}
      </p>
      {left === 0 || onMore === null ? null : (
        <Button variant="text" isCompact onClick={onMore}>
          {floors.length === 0 ? samplesTexts.chooseFloor : samplesTexts.chooseAnother}
        </Button>
      )}
    </section>
  );
}

function noteOf(left: number, leftOut: string | null): string {
  if (left === 0) return leftOut === null ? samplesTexts.noMore : samplesTexts.full(MAX_SAMPLES, leftOut);
  if (leftOut === null) return left === MAX_SAMPLES ? samplesTexts.where : samplesTexts.stayChosen;
  return samplesTexts.roomNow(leftOut);
}
