import type { Product } from '../../domain/catalogue';
import { sqftHundredths, coveredBy, formatSqft, MAX_BOXES, type SqftHundredths } from '../../domain/coverage';
import { formatUsd, type Cents } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import { cartWordsTexts } from '../../domain/cart-words.texts';
import { readSqft } from '../../domain/typed-area';
import { tooManyBoxes } from '../../domain/too-many-boxes';
import { readBoxes } from '../../domain/typed-boxes';
import { Checkbox } from '../../ui/checkbox';
import { classNames } from '../../ui/class-names';
import { Segmented } from '../../ui/segmented';
import { Stepper } from '../../ui/stepper';
import { WASTAGE_OPTIONS } from '../catalogue/wastage-labels';
import { selectionTotal, withBoxes, withCoverage, withWastage } from './selection';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import css from './selection-form.module.css';
import type { ProductSelection } from '../../domain/product-selection';
import type { SelectionChange } from '../../offline/kept-selections';

const COVERAGE_STEP_SQFT = 10;

interface SelectionFormProps {
  readonly id: string;
  readonly product: Product;
  readonly selection: ProductSelection;
  readonly onChange: (change: SelectionChange) => void;
  readonly sqftPerBox: SqftHundredths;
  /** A press on a button lacked the area. */
  readonly lacksCoverage: boolean;
  /** Null until the settings are known. */
  readonly installationCentsPerSqft: Cents | null;
}

export function SelectionForm({
  id,
  product,
  selection,
  onChange,
  sqftPerBox,
  lacksCoverage,
  installationCentsPerSqft,
}: SelectionFormProps) {
  const { boxes, coverage, isInstallationChosen } = selection;
  const isTooMany = boxes > MAX_BOXES;
  // Documents must fit in one round trip: what needs a press first is rendered after hydration.
  const isHydrated = useIsHydrated();
  return (
    <div id={id} className={css['form']}>
      <p className={css['box']}>{`${formatUsd(product.pricePerBoxCents ?? 0)} per box of ${formatSqft(sqftPerBox)} sqft`}</p>
      <Stepper
        label="Coverage"
        unit="sqft"
        placeholder="e.g. 14 x 18 ft, or 252"
        value={coverage / 100}
        min={0}
        step={COVERAGE_STEP_SQFT}
        allowsDecimals
        hasSizeKeys
        complaint={lacksCoverage ? cartWordsTexts.enterSqft : null}
        read={readSqft}
        decrementLabel="Less coverage"
        incrementLabel="More coverage"
        onChange={(sqft) => onChange((current) => withCoverage(current, sqftHundredths(sqft), sqftPerBox))}
      />
      <div className={css['rest']}>
        <div>
          <Segmented
            label="Wastage"
            options={WASTAGE_OPTIONS}
            value={selection.wastagePercent}
            onChange={(percent) => onChange((current) => withWastage(current, percent, sqftPerBox))}
          />
          <details className={css['why']}>
            <summary>What is wastage?</summary>
            {isHydrated && (
              <p>
                Pieces cut off at walls: 10% is usual for straight rows and added unless you choose another, 15% for diagonal ones or many
                corners. Herringbone needs 20%: choose 15% and add 5% to your area. Choose None when your area has it already.
              </p>
            )}
          </details>
        </div>
        <Stepper
          label="Boxes"
          value={boxes}
          min={1}
          max={MAX_BOXES}
          read={readBoxes}
          decrementLabel="One box less"
          incrementLabel="One box more"
          onChange={(wanted) => onChange((current) => withBoxes(current, wanted, sqftPerBox))}
        />
      </div>
      <Checkbox
        className={css['installation']}
        checked={isInstallationChosen}
        onChange={({ target: { checked } }) =>
          onChange((current) => ({ ...current, isInstallationChosen: checked, isInstallationTouched: true }))
        }
        hint="Fitted by our own crew"
        aside={installationCentsPerSqft === null ? undefined : `${formatUsd(installationCentsPerSqft)} / sqft`}
      >
        <strong>Add installation</strong>
      </Checkbox>
      <div className={css['figures']} aria-live="polite">
        <p>
          <span className={classNames(css['area'], boxes === 0 && css['prompt'])}>
            {boxes === 0
              ? 'Enter your area to see the total'
              : isTooMany
                ? tooManyBoxes()
                : `${boxesText(boxes)} · ${formatSqft(coveredBy(boxes, sqftPerBox))} sqft`}
          </span>
          {isInstallationChosen && <span className={css['included']}>installation included</span>}
        </p>
        {boxes > 0 && !isTooMany && (
          <p className={css['total']} translate="no">
            {formatUsd(selectionTotal(product, selection, installationCentsPerSqft))}
          </p>
        )}
      </div>
    </div>
  );
}
