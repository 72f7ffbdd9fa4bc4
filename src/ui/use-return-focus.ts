import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. Mantine's own way misses the first opening of a dialog that is
 * loaded when it is first asked for: it is open from its first render on.
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);

  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  // After React's commit, which puts the focus back to where it was before it.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
