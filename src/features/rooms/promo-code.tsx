import { useState } from 'react';
import type { ProjectTerms } from '../../domain/rooms/project';
import { LONGEST_PROMO_CODE } from '../../domain/longest-texts';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { OfflineHint } from '../session/form-notices';
import { usePromo } from '../site/use-promo';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './price-terms.module.css';

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
          <span>Promo code </span>
          <strong translate="no">{applied.code}</strong>
        </p>
        <Button variant="text" isCompact onClick={remove}>
          Remove
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
        label="Promo code"
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
        Apply
      </Button>
      {message !== null && <OfflineHint action="Checking a promo code" />}
    </form>
  );
}
