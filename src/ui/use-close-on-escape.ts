import { useEffect, useEffectEvent } from 'react';

/** What closes each open dialog and drawer, the top one last. */
const closers: (() => void)[] = [];

function closeTop(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  // An open list of suggestions closes before its dialog.
  if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true') return;
  // Nothing below the dialog closes with it.
  event.stopPropagation();
  closers.at(-1)?.();
}

/**
 * Escape closes only the top one of the open dialogs and drawers. Each of Mantine's closes itself, and its Modal.Stack holds no drawer and no
 * dialog of another React root.
 */
export function useCloseOnEscape(isOpen: boolean, close: () => void): void {
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
