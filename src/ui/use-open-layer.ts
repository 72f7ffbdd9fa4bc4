import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';

export function useOpenLayer(isOpen: boolean, close: () => void): void {
  useReturnFocus(isOpen);
  useCloseOnEscape(isOpen, close);
}

/** Mantine's own hook misses the first opening of a lazy dialog, which is open from its first render. */
function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);

  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  // After React's commit, which restores the previous focus.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
}

/** The top dialog or drawer comes last. */
const closers: (() => void)[] = [];

function closeTop(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  // An open list of suggestions closes before its dialog.
  if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true') return;
  event.stopPropagation();
  closers.at(-1)?.();
}

/** Each of Mantine's dialogs closes itself at Escape, and its Modal.Stack holds no drawer and no dialog of another React root. */
function useCloseOnEscape(isOpen: boolean, close: () => void): void {
  const closeThis = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closer = () => closeThis();
    closers.push(closer);
    // Adding the same listener again changes nothing.
    window.addEventListener('keydown', closeTop, { capture: true });
    return () => {
      closers.splice(closers.indexOf(closer), 1);
      if (closers.length === 0) window.removeEventListener('keydown', closeTop, { capture: true });
    };
  }, [isOpen]);
}

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
