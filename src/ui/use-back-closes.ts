import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The back button closes the open dialog and stays on the page: on a phone a dialog looks like a page. */
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
