import { judgePromo, promoCodesIn, type PromoVerdict } from '../domain/promo';
import type { fetchPromo } from './checkout';
import { ApiError } from './errors';
import { promoTexts } from '../domain/promo.texts';

/** Judges by the server's clock, or `now` if the reply has none. Never throws: every failure has a message. */
export async function tryPromo(typed: string, look: (code: string) => ReturnType<typeof fetchPromo>, now: number): Promise<PromoVerdict> {
  const codes = promoCodesIn(typed);
  if (codes.length === 0) return { ok: false, message: promoTexts.empty };
  for (const code of codes) {
    try {
      // A back end may leave the code out of its reply.
      const found = await look(code);
      return judgePromo({ ...found, code }, found.serverNow ?? now);
    } catch (error) {
      if (!(error instanceof ApiError)) return { ok: false, message: promoTexts.failed };
    }
  }
  return judgePromo(undefined, now);
}
