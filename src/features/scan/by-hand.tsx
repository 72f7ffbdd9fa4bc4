import { scanTexts } from './scan.texts';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { useIsHydrated } from '../../ui/use-is-hydrated';
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
        label={scanTexts.number}
        name="number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={8_000}
      />
      <Button variant="primary" type="submit" className={css['open']}>
        {scanTexts.open}
      </Button>
    </form>
  );
}

interface PictureButtonProps {
  /** Never rejects. */
  readonly onPicture: (file: File) => Promise<void>;
}

export function PictureButton({ onPicture }: PictureButtonProps) {
  // After hydration: changes before it are replayed as typing, which a file input refuses.
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setIsBusy(true);
    await onPicture(file);
    setIsBusy(false);
  };
  return (
    <>
      {isHydrated ? (
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={scanTexts.picture}
          onChange={({ target }) => {
            const file = target.files?.[0];
            void take(file);
            // Allows the same picture to be chosen again.
            target.value = '';
          }}
        />
      ) : null}
      <Button variant="outline" isWide isBusy={isBusy} onClick={() => input.current?.click()}>
        {scanTexts.choosePicture}
      </Button>
    </>
  );
}
