import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onDemand } from '../../api/on-demand';
import { tryPromo } from '../../api/try-promo';
import { type PromoVerdict } from '../../domain/promo';
import { promoTexts } from '../../domain/promo.texts';
import { usePromoTexts } from './use-promo.texts';

const checkout = onDemand(() => import('../../api/checkout'));

const tryCode = (typed: string) => tryPromo(typed, async (code) => (await checkout()).fetchPromo(code), Date.now());

export interface AppliedPromo {
  readonly code: string;
  readonly percentHundredths: number;
}

type ApplyPromo = (promo: AppliedPromo | null) => void;

/** A code kept from an earlier visit is tried again, and taken off with the reason once it has ended. */
export function usePromo(applied: AppliedPromo | null, setApplied: ApplyPromo) {
  const [message, setMessage] = useState<string | null>(null);
  /** This page has looked up its terms. */
  const checked = useRef<string | null>(null);
  const attempt = useMutation({ mutationFn: tryCode });
  const show = (verdict: PromoVerdict): void => {
    setMessage(verdict.ok ? null : verdict.message);
    checked.current = verdict.ok ? verdict.code : null;
    if (verdict.ok) setApplied({ code: verdict.code, percentHundredths: verdict.percentHundredths });
    // Setting none where there is none would count as the latest change of a project, on every device.
    else if (applied !== null) setApplied(null);
  };

  const look = useEffectEvent(async (code: string) => {
    checked.current = code;
    const verdict = await tryCode(code);
    if (checked.current !== code) return;
    if (verdict.ok) {
      if (verdict.percentHundredths !== applied?.percentHundredths) setApplied({ code, percentHundredths: verdict.percentHundredths });
    } else if (verdict.message !== promoTexts.failed) {
      setApplied(null);
      setMessage(usePromoTexts.takenOff(code, verdict.message));
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
    // For the cart or project of the press: another may be shown by the time of the reply.
    apply: (typed: string) => void attempt.mutateAsync(typed).then(show, () => undefined),
    forgetMessage: () => setMessage(null),
    remove: () => {
      checked.current = null;
      setApplied(null);
      setMessage(null);
    },
  };
}
