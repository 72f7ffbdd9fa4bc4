import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { addressProblem, type Address } from '../../domain/address';
import { readZip } from '../../domain/typed-contact';
import {
  LONGEST_CITY,
  LONGEST_POSTAL_CODE,
  LONGEST_RECIPIENT,
  LONGEST_STATE,
  LONGEST_STREET,
  LONGEST_TYPED_TELEPHONE,
} from '../../domain/longest-texts';
import { randomUuid } from '../../offline/storage/random-uuid';
import { Button } from '../../ui/button';
import { ProblemText } from '../../ui/notice';
import { Dialog } from '../../ui/dialog';
import { CheckField, TextField } from '../session/form-fields';
import { focusFirstProblem } from '../session/form-problems';
import { sessionStore, useAccountId } from '../session/session-store';
import { useSendOnce } from '../session/use-send-once';
import { draftFrom, fieldOf, type ChosenPlace } from './address-form';
import form from '../../ui/form.module.css';
import { AddressSearch } from './address-search';
import { useKnownRecipient } from './known-recipient';
import { addressMutations } from './mutations';
import { addressesTexts } from './addresses.texts';

const FILLED_IN = ['postalCode', 'city', 'state'] as const;

export interface AddAddressDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdded: (address: Address | undefined) => void;
}

export function AddAddressDialog({ isOpen, onClose, onAdded }: AddAddressDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={addressesTexts.add} size="wide" onClose={onClose}>
      <AddAddressForm onAdded={onAdded} />
    </Dialog>
  );
}

/** A known value is the field's own first one: it stands where nothing was typed. */
function AddAddressForm({ onAdded }: Pick<AddAddressDialogProps, 'onAdded'>) {
  const add = useMutation(addressMutations.add(useQueryClient(), useAccountId(), useSendOnce()));
  const known = useKnownRecipient();
  const [problem, setProblem] = useState<string | null>(null);
  const [searchId, setSearchId] = useState(randomUuid);
  const [place, setPlace] = useState<ChosenPlace | null>(null);
  const [zipHint, setZipHint] = useState<string | null>(null);
  const fields = useRef<HTMLFormElement>(null);
  const field = problem === null ? undefined : fieldOf(problem);
  const problemOf = (name: string) => (field === name ? problem : null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (add.isPending) return;
    const typed = new FormData(event.currentTarget);
    const draft = draftFrom(typed, place);
    const found = addressProblem(draft, typed.has('hasAgreed'), sessionStore.get() !== null);
    setProblem(found);
    if (found !== null) return focusFirstProblem(event.currentTarget, [fieldOf(found) ?? '']);
    add.mutate(draft, { onSuccess: (addresses) => onAdded(addresses[0]) });
  }

  function forgetProblem({ target }: ChangeEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.name === field) setProblem(null);
  }

  /** A look-up ends the search session. */
  function fillIn(chosen: ChosenPlace) {
    setPlace(chosen);
    setSearchId(randomUuid());
    setZipHint(null);
    for (const name of FILLED_IN) {
      const input = fields.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = chosen.place[name];
    }
    // A value that is set fires no change event.
    setProblem((shown) => {
      const filled = FILLED_IN.find((name) => shown !== null && name === fieldOf(shown));
      return filled === undefined || chosen.place[filled] === '' ? shown : null;
    });
  }

  return (
    <form ref={fields} className={form['form']} method="post" noValidate onSubmit={submit} onChange={forgetProblem}>
      <TextField
        label={addressesTexts.recipient}
        name="name"
        defaultValue={known.name}
        autoComplete="shipping name"
        maxLength={LONGEST_RECIPIENT}
        error={problemOf('name')}
        data-autofocus
      />
      <AddressSearch label={addressesTexts.line1} name="line1" error={problemOf('line1')} searchId={searchId} onPlace={fillIn} />
      <TextField label={addressesTexts.line2} name="line2" autoComplete="shipping address-line2" maxLength={LONGEST_STREET} />
      <div className={form['town']}>
        <TextField
          label={addressesTexts.postalCode}
          name="postalCode"
          defaultValue={known.postalCode}
          maxLength={LONGEST_POSTAL_CODE}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          description={zipHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onBlur={(event) => setZipHint(zipHintOf(event.currentTarget.value))}
        />
        <TextField
          label={addressesTexts.city}
          name="city"
          autoComplete="shipping address-level2"
          maxLength={LONGEST_CITY}
          error={problemOf('city')}
        />
        <TextField
          label={addressesTexts.state}
          name="state"
          placeholder="FL"
          autoComplete="shipping address-level1"
          maxLength={LONGEST_STATE}
          error={problemOf('state')}
        />
      </div>
      <TextField
        label={addressesTexts.mobileNumber}
        name="mobileNumber"
        defaultValue={known.mobileNumber}
        maxLength={LONGEST_TYPED_TELEPHONE}
        type="tel"
        inputMode="tel"
        placeholder="(305) 555-0142"
        autoComplete="shipping tel-national"
        error={problemOf('mobileNumber')}
      />
      <div className={form['checks']}>
        <CheckField name="isDefault" label={addressesTexts.asDefault} />
        <CheckField
          name="hasAgreed"
          error={problemOf('hasAgreed')}
          label={
            <span>
              {addressesTexts.agreeTo}
              <Link to="/terms-and-conditions" target="_blank">
                {addressesTexts.terms}
              </Link>
            </span>
          }
        />
      </div>
      <div className="dialog-foot">
        <div role="alert">{problem !== null && field === undefined && <ProblemText>{problem}</ProblemText>}</div>
        <Button variant="primary" type="submit" isWide isBusy={add.isPending}>
          {addressesTexts.save}
        </Button>
      </div>
    </form>
  );
}

/** Any postal code is accepted, but delivery is priced only for a ZIP code. */
function zipHintOf(typed: string): string | null {
  return typed.trim() === '' || readZip(typed) !== null ? null : addressesTexts.zipHint;
}
