import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { useIsHydrated } from '../../ui/use-is-hydrated';

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
          aria-label="Picture of a code"
          onChange={({ target }) => {
            const file = target.files?.[0];
            void take(file);
            // Allows the same picture to be chosen again.
            target.value = '';
          }}
        />
      ) : null}
      <Button variant="outline" isWide isBusy={isBusy} onClick={() => input.current?.click()}>
        Choose a picture of the code
      </Button>
    </>
  );
}
