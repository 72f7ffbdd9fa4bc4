import { useState } from 'react';
import { counterMode } from '../../offline/counter-mode';
import { Checkbox } from '../../ui/checkbox';
import css from './counter.module.css';
import { useCounterMode } from './counter-dock';

interface CounterSwitchProps {
  /** Rejects when the device refuses. */
  readonly onKeepCatalog: () => Promise<void>;
}

/** Collapsed: shoppers have no use for it. */
export function CounterSwitch({ onKeepCatalog }: CounterSwitchProps) {
  const isOn = useCounterMode();
  const [problem, setProblem] = useState('');
  const change = (next: boolean): void => {
    counterMode.set(next);
    setProblem('');
    if (next)
      onKeepCatalog().catch(() => setProblem('The catalog could not be kept here. Connect to the internet, and try again below the page.'));
  };
  return (
    <details className={css['fold']} open={isOn || undefined}>
      <summary>For the shop’s staff</summary>
      <Checkbox
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
        hint="Scan, Rooms, Quotes and Find stay in reach at the foot of every page, and the whole catalog is kept on this device. No login is needed."
      >
        Counter mode on this device
      </Checkbox>
      {problem === '' ? null : (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
    </details>
  );
}
