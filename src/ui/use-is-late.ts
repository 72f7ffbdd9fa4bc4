import { useEffect, useState } from 'react';

/** DESIGN 4: after this long a screen says that it is still trying. */
const LATE_MS = 10_000;

/** True once its component has been mounted for ten seconds. */
export function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
