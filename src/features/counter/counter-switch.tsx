import { counterTexts } from './counter.texts';
import { useState, useSyncExternalStore } from 'react';
import { counterMode } from '../../offline/counter-mode';
import { earlierCustomers, SHORTEST_STAFF_WORD } from '../../offline/counter-quotes';
import { deskHere } from '../../offline/desk-here';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import css from './counter.module.css';
import { useCounterMode } from './counter-dock';

interface CounterSwitchProps {
  /** Rejects when the device refuses. */
  readonly onKeepCatalog: () => Promise<void>;
}

/** Collapsed: shoppers have no use for it. */
export function CounterSwitch({ onKeepCatalog }: CounterSwitchProps) {
  const isOn = useCounterMode();
  const isDeskOpen = useSyncExternalStore(deskHere.subscribe, deskHere.isOpen, () => false);
  const [problem, setProblem] = useState('');
  const change = (next: boolean): void => {
    counterMode.set(next);
    if (!next) earlierCustomers.forget();
    setProblem('');
    if (next) onKeepCatalog().catch(() => setProblem(counterTexts.catalogNotKept));
  };
  return (
    <details className={css['fold']} open={isOn || undefined}>
      <summary>{counterTexts.forStaff}</summary>
      {isDeskOpen ? <p>{counterTexts.deskIsOpen}</p> : null}
      <Checkbox disabled={isDeskOpen} checked={isOn} onChange={({ target }) => change(target.checked)} hint={counterTexts.modeHint}>
        {counterTexts.mode}
      </Checkbox>
      {isOn ? <StaffWordForm /> : null}
      {problem === '' ? null : (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
    </details>
  );
}

/** Whoever holds the tablet does not see the quotes of earlier customers; staff do, with this word. */
function StaffWordForm() {
  const [error, setError] = useState<string>();
  const save = async (form: HTMLFormElement): Promise<void> => {
    const typed = new FormData(form).get('word');
    const word = typeof typed === 'string' ? typed.trim() : '';
    if (word.length < SHORTEST_STAFF_WORD) return setError(counterTexts.shortWord(SHORTEST_STAFF_WORD));
    await earlierCustomers.setWord(word);
    setError(undefined);
    form.reset();
    showToast({ tone: 'success', message: counterTexts.wordSet });
  };
  return (
    <form
      noValidate
      className={css['word']}
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <TextField label={counterTexts.newWord} name="word" type="password" autoComplete="new-password" error={error} />
      <Button variant="outline" type="submit">
        {counterTexts.setWord}
      </Button>
      <p>{counterTexts.wordOpens}</p>
    </form>
  );
}
