import { cartWordsTexts } from '../../domain/cart-words.texts';
import type { SqftHundredths } from '../../domain/coverage';
import type { WastagePercent } from '../../domain/wastage';
import { readSqft } from '../../domain/typed-area';
import { Segmented } from '../../ui/segmented';
import { leadToField } from '../../ui/lead-to-field';
import { Stepper } from '../../ui/stepper';
import { wastageOptions } from '../catalogue/wastage-labels';
import css from './area-form.module.css';
import { compareTexts } from './compare.texts';

const FORM_ID = 'compare-area';
const STEP_SQFT = 10;

export function leadToArea(): void {
  leadToField(FORM_ID);
}

interface AreaFormProps {
  readonly area: SqftHundredths;
  /** A press on a button lacked the area. */
  readonly lacksArea: boolean;
  readonly wastagePercent: WastagePercent;
  readonly onArea: (sqft: number) => void;
  readonly onWastage: (percent: WastagePercent) => void;
}

export function AreaForm({ area, lacksArea, wastagePercent, onArea, onWastage }: AreaFormProps) {
  return (
    <div id={FORM_ID} className={css['form']}>
      <Stepper
        label={compareTexts.area}
        unit={compareTexts.sqft}
        placeholder={compareTexts.areaExample}
        value={area / 100}
        min={0}
        step={STEP_SQFT}
        allowsDecimals
        hasSizeKeys
        complaint={lacksArea ? cartWordsTexts.enterSqft : null}
        read={readSqft}
        decrementLabel={compareTexts.lessArea}
        incrementLabel={compareTexts.moreArea}
        onChange={onArea}
      />
      <Segmented label={compareTexts.wastage} options={wastageOptions()} value={wastagePercent} onChange={onWastage} />
    </div>
  );
}
