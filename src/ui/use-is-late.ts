import { useEffect, useState } from 'react';

/** DESIGN 4: after this time a screen says that it is still trying. */
const LATE_MS = 10_000;

/** True once its component has been mounted for ten seconds, or for `lateMs`. */
export function useIsLate(lateMs = LATE_MS): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateMs);
    return () => clearTimeout(timer);
  }, [lateMs]);
  return isLate;
}
