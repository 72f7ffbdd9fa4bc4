import { useEffect, useState } from 'react';

/** Then a screen says that it is still trying. */
const LATE_MS = 10_000;

export function useIsLate(lateMs = LATE_MS): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateMs);
    return () => clearTimeout(timer);
  }, [lateMs]);
  return isLate;
}
