import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Milliseconds since 1970, updated once a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

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
