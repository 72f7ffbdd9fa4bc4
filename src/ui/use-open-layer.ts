import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to the element that opened a dialog. Mantine's own hook misses the first opening of a lazy dialog, which is open from its
 * first render.
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);

  // Runs before the dialog takes the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  // Runs after React's commit, which restores the previous focus.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
