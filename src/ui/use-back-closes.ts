import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly isOfDialog?: true;
  }
}

/** Back from the first page of a visit would leave the store without asking it: an open dialog adds a history entry there. */
export function useStepToGoBack(): void {
  const router = useRouter();
  useEffect(() => {
    if (!router.history.canGoBack())
      void router.navigate({ to: '.', search: true, hash: true, state: { isOfDialog: true }, resetScroll: false });
  }, [router]);
}

/** On a phone a dialog looks like a page. */
export function useBackCloses(onClose: () => void): void {
  const { history } = useRouter();
  useStepToGoBack();
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
