import { everythingPriceTexts } from './everything-price.texts';
import { useId, useState } from 'react';
import { formatUsd } from '../../domain/money';
import type { ProjectTerms } from '../../domain/rooms/project';
import type { Settings } from '../../domain/settings';
import { deliveryReason } from '../../domain/delivery-price';
import { Checkbox } from '../../ui/checkbox';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { Segmented } from '../../ui/segmented';
import { TextField } from '../../ui/text-field';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './price-terms.module.css';
import type { ZipDelivery } from './use-zip-delivery';
import { LONGEST_PROMO_CODE } from '../../domain/longest-texts';
import { Button } from '../../ui/button';
import { OfflineHint } from '../session/form-notices';
import { usePromo } from '../site/use-promo';
import { deliveryPriceTexts } from '../../domain/delivery-price.texts';

const LONGEST_ZIP = 20;

interface PriceTermsProps {
  readonly terms: ProjectTerms;
  readonly settings: Settings | undefined;
  readonly delivery: ZipDelivery;
  readonly boxes: number;
  readonly onChange: (terms: Partial<ProjectTerms>) => void;
  /** False when it is chosen elsewhere on the screen. */
  readonly hasInstallation?: boolean;
}

export function PriceTerms({ terms, settings, delivery, boxes, onChange, hasInstallation = true }: PriceTermsProps) {
  const wordsId = useId();
  const { reading } = delivery;
  return (
    <div ref={keepRowFocus} className={classNames(layout['stack3'], layout['screenOnly'])}>
      <Segmented
        label={everythingPriceTexts.pickupOrDelivery}
        isLabelHidden
        options={[
          { value: 'Pickup', label: everythingPriceTexts.pickup },
          { value: 'Delivery', label: everythingPriceTexts.delivery },
        ]}
        value={terms.fulfilment}
        onChange={(fulfilment) => onChange({ fulfilment })}
      />
      {terms.fulfilment === 'Pickup' ? (
        <p className={classNames(layout['small'], css['words'])}>{settings?.warehouseAddress ?? ''}</p>
      ) : (
        <div>
          <TextField
            label={everythingPriceTexts.zip}
            value={terms.zip}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={LONGEST_ZIP}
            error={reading.kind === 'unread' ? reading.words : undefined}
            aria-describedby={wordsId}
            onChange={(event) => onChange({ zip: event.target.value })}
          />
          <p id={wordsId} className={classNames(layout['small'], css['words'])} aria-live="polite">
            {zipWords(delivery, terms.zip, boxes)}
          </p>
        </div>
      )}
      {hasInstallation && (
        <Checkbox
          checked={terms.isInstallationChosen}
          onChange={(event) => onChange({ isInstallationChosen: event.target.checked })}
          hint={everythingPriceTexts.installationHint}
          aside={settings === undefined ? undefined : everythingPriceTexts.aSqft(formatUsd(settings.installationCentsPerSqft))}
        >
          <strong>{everythingPriceTexts.installation}</strong>
        </Checkbox>
      )}
      <PromoCode applied={terms.promo} onApply={(promo) => onChange({ promo })} />
    </div>
  );
}

function zipWords({ reading, quote, isListAwaited, isListMissing }: ZipDelivery, typed: string, boxes: number): string {
  if (isListMissing) return everythingPriceTexts.pricesMissing;
  if (isListAwaited && typed.trim() !== '') return everythingPriceTexts.lookingUp;
  if (reading.kind === 'empty') return everythingPriceTexts.typeZip;
  if (reading.kind === 'unread' || quote === null) return '';
  return quote.kind === 'call-us' ? deliveryPriceTexts.callUs : deliveryReason(quote, 'zip', boxes);
}

interface PromoCodeProps {
  readonly applied: ProjectTerms['promo'];
  readonly onApply: (promo: ProjectTerms['promo']) => void;
}

/** The typed text stays, whatever the reply. */
export function PromoCode({ applied, onApply }: PromoCodeProps) {
  const [typed, setTyped] = useState('');
  const { message, isBusy, apply, forgetMessage, remove } = usePromo(applied, onApply);

  if (applied !== null) {
    return (
      <div className={classNames(layout['stack2'], css['promo'])}>
        <p>
          <span>{`${everythingPriceTexts.promo} `}</span>
          <strong translate="no">{applied.code}</strong>
        </p>
        <Button variant="text" isCompact onClick={remove}>
          {everythingPriceTexts.remove}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={classNames(layout['stack2'], css['promo'])}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) apply(typed);
      }}
    >
      <TextField
        label={everythingPriceTexts.promo}
        value={typed}
        error={message ?? undefined}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={LONGEST_PROMO_CODE}
        onChange={(event) => {
          setTyped(event.target.value);
          forgetMessage();
        }}
      />
      <Button variant="text" type="submit" isBusy={isBusy}>
        {everythingPriceTexts.apply}
      </Button>
      {message !== null && <OfflineHint action={everythingPriceTexts.checking} />}
    </form>
  );
}
