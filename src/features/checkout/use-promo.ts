import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchPromo } from '../../api/checkout';
import { tryPromo } from '../../api/try-promo';
import { PROMO_MESSAGES } from '../../domain/promo';

export interface AppliedPromo {
  readonly code: string;
  readonly percentHundredths: number;
}

type ApplyPromo = (promo: AppliedPromo | null) => void;

export function usePromo(applied: AppliedPromo | null, setApplied: ApplyPromo) {
  const [message, setMessage] = useState<string | null>(null);
  /** The code whose terms this page has looked up. */
  const checked = useRef<string | null>(null);
  const attempt = useMutation({
    mutationFn: (typed: string) => tryPromo(typed, (code) => fetchPromo(code), Date.now()),
    onSuccess: (verdict) => {
      setMessage(verdict.ok ? null : verdict.message);
      checked.current = verdict.ok ? verdict.code : null;
      setApplied(verdict.ok ? { code: verdict.code, percentHundredths: verdict.percentHundredths } : null);
    },
  });

  // A code kept from an earlier visit may have ended since.
  const look = useEffectEvent(async (code: string) => {
    checked.current = code;
    const verdict = await tryPromo(code, (asked) => fetchPromo(asked), Date.now());
    if (checked.current !== code) return;
    if (verdict.ok) setApplied({ code, percentHundredths: verdict.percentHundredths });
    else if (verdict.message !== PROMO_MESSAGES.failed) {
      setApplied(null);
      setMessage(`${code} was taken off. ${verdict.message}`);
    }
  });
  const keptCode = applied?.code ?? null;
  useEffect(() => {
    if (keptCode !== null && checked.current !== keptCode) void look(keptCode);
  }, [keptCode]);

  return {
    applied,
    message,
    isBusy: attempt.isPending,
    apply: (typed: string) => attempt.mutate(typed),
    forgetMessage: () => setMessage(null),
    remove: () => {
      checked.current = null;
      setApplied(null);
      setMessage(null);
    },
  };
}
