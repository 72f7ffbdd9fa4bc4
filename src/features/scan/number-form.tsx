import { useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import css from './scan-page.module.css';

/** What was typed instead of scanned: a floor's number, a quote's number, or a pasted link. */
export function NumberForm({ onNumber }: { readonly onNumber: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    // Sent before hydration it goes nowhere, and is then repeated.
    <form
      method="dialog"
      noValidate
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onNumber(text);
      }}
    >
      <TextField
        label="Number on tag or quote"
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={8_000}
      />
      <Button variant="primary" type="submit">
        Open
      </Button>
    </form>
  );
}
