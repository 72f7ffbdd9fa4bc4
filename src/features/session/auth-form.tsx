import { useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/button';
import css from './auth-form.module.css';
import { FormAlert, OfflineHint } from './form-notices';
import { NotKeptHint } from './not-kept-hint';
import { focusFirstProblem, type FormProblems, withoutProblemOf } from './form-problems';
import type { Elements } from '../../ui/elements';

interface AuthFormProps {
  /** As the start of a sentence. */
  readonly action: string;
  readonly submitLabel: string;
  readonly submitVariant?: 'primary' | 'outline';
  readonly isBusy: boolean;
  readonly error?: Error | null;
  /** For a refusal without a message. */
  readonly failure?: string;
  readonly findProblems: (form: FormData) => FormProblems;
  readonly onSubmit: (form: FormData) => void;
  readonly children: (problems: FormProblems) => Elements;
  readonly belowButton?: Elements;
  readonly saysWhatIsNotKept?: boolean;
}

/** Shows a problem until its field changes, and ignores a second submit. */
export function AuthForm(props: AuthFormProps) {
  const {
    action,
    submitLabel,
    submitVariant = 'primary',
    isBusy,
    error = null,
    failure = '',
    findProblems,
    onSubmit,
    children,
    belowButton = null,
    saysWhatIsNotKept = true,
  } = props;
  const [problems, setProblems] = useState<FormProblems>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const found = findProblems(form);
    setProblems(found);
    const names = Object.keys(found);
    if (names.length > 0) focusFirstProblem(event.currentTarget, names);
    else onSubmit(form);
  }

  return (
    <form
      className={css['form']}
      method="post"
      noValidate
      onSubmit={submit}
      onChange={(event) => setProblems((shown) => withoutProblemOf(shown, event.target))}
    >
      <OfflineHint action={action} />
      {saysWhatIsNotKept && <NotKeptHint />}
      {children(problems)}
      <FormAlert error={error} fallback={failure} action={action} />
      <Button variant={submitVariant} type="submit" isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
      {belowButton}
    </form>
  );
}
