import type { SqftHundredths } from '../../domain/coverage';
import type { WastagePercent } from '../../domain/wastage';
import { readSqft } from '../../domain/typed-area';
import { NOT_INCLUDED_SENTENCE } from '../../domain/rooms/project-price';
import { Segmented } from '../../ui/segmented';
import { Stepper } from '../../ui/stepper';
import { WASTAGE_OPTIONS } from '../catalogue/wastage-labels';
import css from './area-form.module.css';

const FORM_ID = 'compare-area';
const STEP_SQFT = 10;

export function focusArea(): void {
  document.getElementById(FORM_ID)?.querySelector('input')?.focus();
}

interface AreaFormProps {
  readonly area: SqftHundredths;
  readonly wastagePercent: WastagePercent;
  readonly isInstallationChosen: boolean;
  readonly onArea: (sqft: number) => void;
  readonly onWastage: (percent: WastagePercent) => void;
}

export function AreaForm({ area, wastagePercent, isInstallationChosen, onArea, onWastage }: AreaFormProps) {
  return (
    <div id={FORM_ID} className={css['form']}>
      <Stepper
        label="Your area"
        unit="sqft"
        placeholder="e.g. 14 x 18 ft, or 252"
        value={area / 100}
        min={0}
        step={STEP_SQFT}
        allowsDecimals
        hasSizeKeys
        read={readSqft}
        decrementLabel="Less area"
        incrementLabel="More area"
        onChange={onArea}
      />
      <Segmented label="Wastage" options={WASTAGE_OPTIONS} value={wastagePercent} onChange={onWastage} />
      <p className={css['words']}>
        {area === 0
          ? 'Type your area to see boxes and the price with everything. 10% wastage for pieces cut off at walls is usual.'
          : `Priced with ${isInstallationChosen ? 'installation by our crew and ' : ''}estimated tax${isInstallationChosen ? '' : ', without installation as in your cart'}, for pickup. Delivery is added by address in the cart. ${NOT_INCLUDED_SENTENCE}`}
      </p>
    </div>
  );
}
