import { useState } from 'react';
import { earlierCustomers } from '../../offline/counter-quotes';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import { TextField } from '../../ui/text-field';

/** For the shop's staff, on a device of the shop. */
export function EarlierQuotes({ count }: { readonly count: number }) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function open(form: HTMLFormElement) {
    const typed = new FormData(form).get('word');
    setIsBusy(true);
    const isRight = await earlierCustomers.unlock(typeof typed === 'string' ? typed : '');
    setIsBusy(false);
    setError(
      isRight
        ? undefined
        : earlierCustomers.hasWord()
          ? 'That is not the staff word.'
          : 'Set a staff word first: at the foot of Scan, under ‘For the shop’s staff’.',
    );
  }
  return (
    <form
      noValidate
      className={classNames(layout['panel'], layout['stack2'], layout['screenOnly'], layout['above3'])}
      onSubmit={(event) => {
        event.preventDefault();
        void open(event.currentTarget);
      }}
    >
      <h2 className={layout['textCard']}>{count === 1 ? '1 quote of an earlier customer' : `${count} quotes of earlier customers`}</h2>
      <TextField label="Staff word" name="word" type="password" autoComplete="off" error={error} />
      <div>
        <Button variant="outline" type="submit" isBusy={isBusy}>
          Find an earlier quote
        </Button>
      </div>
    </form>
  );
}
