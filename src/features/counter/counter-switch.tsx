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
    if (next)
      onKeepCatalog().catch(() => setProblem('The catalog could not be kept here. Connect to the internet, and try again below the page.'));
  };
  return (
    <details className={css['fold']} open={isOn || undefined}>
      <summary>For the shop’s staff</summary>
      {isDeskOpen ? <p>The Desk is open on this device: its bar stays at the foot of every page until you sign out there.</p> : null}
      <Checkbox
        disabled={isDeskOpen}
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
        hint="Scan, Rooms, Quotes, Find and ‘Next customer’ stay in reach at the foot of every page, and the whole catalog is kept on this device. No login is needed."
      >
        Counter mode on this device
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
    if (word.length < SHORTEST_STAFF_WORD) return setError(`Please type at least ${SHORTEST_STAFF_WORD} letters or digits.`);
    await earlierCustomers.setWord(word);
    setError(undefined);
    form.reset();
    showToast({ tone: 'success', message: 'The staff word is set on this device.' });
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
      <TextField label="New staff word" name="word" type="password" autoComplete="new-password" error={error} />
      <Button variant="outline" type="submit">
        Set the word
      </Button>
      <p>It opens the quotes of earlier customers on this device, by number or name.</p>
    </form>
  );
}
