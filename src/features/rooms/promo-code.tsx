import { useState } from 'react';
import { onDemand } from '../../api/on-demand';
import { tryPromo } from '../../api/try-promo';
import type { ProjectTerms } from '../../domain/rooms/project';
import { LONGEST_PROMO_CODE } from '../../domain/longest-texts';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { OfflineHint } from '../session/form-notices';
import css from './price-terms.module.css';

const checkout = onDemand(() => import('../../api/checkout'));

interface PromoCodeProps {
  readonly applied: ProjectTerms['promo'];
  readonly onApply: (promo: ProjectTerms['promo']) => void;
}

/** A promo code for the price. The typed text stays, whatever the reply. */
export function PromoCode({ applied, onApply }: PromoCodeProps) {
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);

  async function apply() {
    setIsBusy(true);
    const verdict = await tryPromo(typed, async (asked) => (await checkout()).fetchPromo(asked), Date.now());
    setIsBusy(false);
    setMessage(verdict.ok ? undefined : verdict.message);
    if (verdict.ok) onApply({ code: verdict.code, percentHundredths: verdict.percentHundredths });
  }

  if (applied !== null) {
    return (
      <div className={css['promo']}>
        <p>
          <span>Promo code </span>
          <strong translate="no">{applied.code}</strong>
        </p>
        <Button variant="text" isCompact onClick={() => onApply(null)}>
          Remove
        </Button>
      </div>
    );
  }
  return (
    <form
      className={css['promo']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void apply();
      }}
    >
      <TextField
        label="Promo code"
        value={typed}
        error={message}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={LONGEST_PROMO_CODE}
        onChange={(event) => {
          setTyped(event.target.value);
          setMessage(undefined);
        }}
      />
      <Button variant="text" type="submit" isBusy={isBusy}>
        Apply
      </Button>
      {message !== undefined && <OfflineHint action="Checking a promo code" />}
    </form>
  );
}
