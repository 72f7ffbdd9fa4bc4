import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** While what calls this is open, the back button closes it and stays on the page: on a phone it fills the screen like a page of its own. */
export function useBackCloses(onClose: () => void): void {
  const { history } = useRouter();
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ action }) => {
          if (action !== 'BACK') return false;
          onClose();
          return true;
        },
      }),
    [history, onClose],
  );
}
