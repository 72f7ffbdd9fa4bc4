import { useEffect, useState, useSyncExternalStore, type ChangeEvent, type SubmitEvent } from 'react';
import { typedEmail, MAX_EMAIL_LENGTH } from '../../domain/email';
import { recipientProblem, type SampleFloor, type SampleRecipient, type SampleRequest } from '../../domain/samples';
import {
  LONGEST_CITY,
  LONGEST_POSTAL_CODE,
  LONGEST_RECIPIENT,
  LONGEST_STATE,
  LONGEST_STREET,
  LONGEST_TYPED_TELEPHONE,
} from '../../domain/longest-texts';
import { Button } from '../../ui/button';
import { ProblemText } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { draftFrom, fieldOf } from '../addresses/address-form';
import { useKnownRecipient } from '../addresses/known-recipient';
import { focusFirstProblem, textOf } from '../session/form-problems';
import { sampleDraft } from './sample-draft';
import layout from '../../ui/layout.module.css';
import form from '../../ui/form.module.css';
import { submitSamples, type SamplesOutcome } from './submit-samples';
import { typedContactTexts } from '../../domain/typed-contact.texts';
import { sampleRequestTexts } from '../../domain/sample-request.texts';
import { samplesTexts } from './samples.texts';

interface SampleFormProps {
  readonly floors: readonly SampleFloor[];
  readonly onDone: (outcome: SamplesOutcome) => void;
}

/** The fields and checks of a delivery address. An account's data is filled in until it is overwritten. */
export function SampleForm({ floors, onDone }: SampleFormProps) {
  const { typed } = useSyncExternalStore(sampleDraft.subscribe, sampleDraft.get);
  const { saved, ...apart } = useKnownRecipient();
  const known: Partial<SampleRecipient> = saved ?? apart;
  useEffect(() => void sampleDraft.restore(), []);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const problemField = problem === null ? undefined : sampleFieldOf(problem);

  const send = async (request: SampleRequest) => {
    setIsSending(true);
    try {
      const outcome = await submitSamples(request);
      if (typeof outcome === 'object') setProblem(outcome.refused);
      else onDone(outcome);
    } catch {
      setProblem(samplesTexts.notSent);
    } finally {
      setIsSending(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const request = requestFrom(new FormData(event.currentTarget), floors);
    const found = recipientProblem(request);
    setProblem(found);
    if (found !== null) return focusFirstProblem(event.currentTarget, [sampleFieldOf(found) ?? '']);
    void send(request);
  };

  const fieldOfRecipient = (name: keyof SampleRecipient) => ({
    name,
    value: typed[name] ?? known[name] ?? '',
    error: problemField === name ? (problem ?? undefined) : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      sampleDraft.type({ [name]: event.target.value });
      if (problemField === name) setProblem(null);
    },
  });

  return (
    <form className={form['form']} method="dialog" noValidate onSubmit={submit}>
      <h3 className={layout['textCategory']}>{samplesTexts.sendTo}</h3>
      <TextField label={samplesTexts.recipient} autoComplete="shipping name" maxLength={LONGEST_RECIPIENT} {...fieldOfRecipient('name')} />
      <TextField
        label={samplesTexts.line1}
        autoComplete="shipping address-line1"
        maxLength={LONGEST_STREET}
        {...fieldOfRecipient('line1')}
      />
      <TextField
        label={samplesTexts.line2}
        autoComplete="shipping address-line2"
        maxLength={LONGEST_STREET}
        {...fieldOfRecipient('line2')}
      />
      <div className={form['town']}>
        <TextField
          label={samplesTexts.postalCode}
          autoComplete="shipping postal-code"
          inputMode="numeric"
          maxLength={LONGEST_POSTAL_CODE}
          {...fieldOfRecipient('postalCode')}
        />
        <TextField
          label={samplesTexts.city}
          autoComplete="shipping address-level2"
          maxLength={LONGEST_CITY}
          {...fieldOfRecipient('city')}
        />
        <TextField
          label={samplesTexts.state}
          autoComplete="shipping address-level1"
          placeholder="FL"
          maxLength={LONGEST_STATE}
          {...fieldOfRecipient('state')}
        />
      </div>
      <TextField
        label={samplesTexts.mobileNumber}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel-national"
        placeholder="(305) 555-0142"
        maxLength={LONGEST_TYPED_TELEPHONE}
        {...fieldOfRecipient('mobileNumber')}
      />
      <TextField
        label={samplesTexts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        {...fieldOfRecipient('email')}
      />
      <div className="dialog-foot">
        <div role="alert">{problem !== null && problemField === undefined ? <ProblemText>{problem}</ProblemText> : null}</div>
        <Button variant="primary" type="submit" isWide isBusy={isSending}>
          {samplesTexts.orderCount(floors.length)}
        </Button>
      </div>
    </form>
  );
}

function requestFrom(sent: FormData, floors: readonly SampleFloor[]): SampleRequest {
  const { name, line1, line2, postalCode, city, state, mobileNumber } = draftFrom(sent);
  return { floors, name, line1, line2, postalCode, city, state, mobileNumber, email: typedEmail(textOf(sent, 'email')) };
}

function sampleFieldOf(problem: string): string | undefined {
  if (problem === sampleRequestTexts.zip) return 'postalCode';
  return problem === typedContactTexts.email ? 'email' : fieldOf(problem);
}
