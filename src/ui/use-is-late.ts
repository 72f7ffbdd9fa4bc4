import { useEffect, useState } from 'react';

/** DESIGN 4: from here on a screen says that it is still trying. */
const LATE_MS = 10_000;

/** True once what uses it has been on the screen for ten seconds. */
export function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
