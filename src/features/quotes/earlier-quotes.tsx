import { quotesTexts } from './quotes.texts';
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
    setError(isRight ? undefined : earlierCustomers.hasWord() ? quotesTexts.wrongWord : quotesTexts.noWord);
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
      <h2 className={layout['textCard']}>{quotesTexts.earlier(count)}</h2>
      <TextField label={quotesTexts.staffWord} name="word" type="password" autoComplete="off" error={error} />
      <div>
        <Button variant="outline" type="submit" isBusy={isBusy}>
          {quotesTexts.findEarlier}
        </Button>
      </div>
    </form>
  );
}
