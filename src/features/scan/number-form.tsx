import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import css from './scan-page.module.css';

/** A floor's number, a quote's number, or a pasted link. */
export function NumberForm({ onNumber }: { readonly onNumber: (text: string) => void }) {
  return (
    // A submit before hydration is repeated afterwards, so the text is read from the field itself.
    <form
      method="dialog"
      noValidate
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('number');
        onNumber(typeof typed === 'string' ? typed : '');
      }}
    >
      <TextField
        label="Number on tag or quote"
        name="number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={8_000}
      />
      <Button variant="primary" type="submit" className={css['open']}>
        Open
      </Button>
    </form>
  );
}
