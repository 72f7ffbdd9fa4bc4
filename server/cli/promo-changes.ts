import { normalisePromoCode } from '../../src/domain/promo';
import { noDayText, typedDay } from '../owner-files/typed-day';
import { listPromos, removePromos, revivePromo } from '../repositories/promos';
import type { Database } from '../db/database';
import { promos } from '../seed/promos';
import { done, misused, refused, type Command } from './command';
import { nearest } from '../owner-files/nearest';
import { shopDayEnd, shopDayOf, shopTimeText } from '../../src/domain/shop-day';

export const promoReviveCommand: Command = {
  name: 'promo revive',
  parameters: 'CODE LAST-DAY',
  summary: "makes a code that ended or was off apply again, such as 'promo revive FALL15 2026-12-31'",
  run: async ({ db }, [typed = '', typedLast = '', ...rest]) => {
    if (typedLast === '' || rest.length > 0)
      return misused("Name the code and its new last day, such as 'promo revive FALL15 2026-12-31'.");
    const code = normalisePromoCode(typed);
    const lastDay = typedDay(typedLast);
    const endsAt = shopDayEnd(lastDay ?? '');
    if (lastDay === null || endsAt === null) return refused(noDayText(typedLast, '2026-12-31'));
    if (endsAt < Date.now()) return refused(`The day ${lastDay} is over: write one to come.`);
    const known = (await listPromos(db)).find((listed) => listed.code === code);
    if (known !== undefined && endsAt < known.startsAt)
      return refused(`${code} begins on ${shopDayOf(known.startsAt)}, after ${lastDay}: write a last day from then on.`);
    const promo = await revivePromo(db, code, endsAt);
    if (promo === undefined) return refused(await unknownPromo(db, code));
    const start = promo.startsAt > Date.now() ? `from ${shopTimeText(promo.startsAt)} ` : '';
    return done(`${code} applies ${start}until ${shopTimeText(promo.endsAt)} in the shop's time.`);
  },
};

export const promoRemoveCommand: Command = {
  name: 'promo remove',
  parameters: 'CODE | --sample',
  summary: 'takes a code off the list for good; --sample those of the sample shop',
  run: async ({ db }, [typed, ...rest]) => {
    if (typed === undefined || rest.length > 0) return misused("Name one code, such as 'promo remove FALL15', or --sample.");
    if (typed === '--sample') {
      const removed = await removePromos(
        db,
        promos.map(({ code }) => code),
      );
      return done(removed.length === 0 ? 'No promo code of the sample shop is left.' : `Removed: ${removed.toSorted().join(', ')}.`);
    }
    const code = normalisePromoCode(typed);
    if ((await removePromos(db, [code])).length === 0) return refused(await unknownPromo(db, code));
    return done(`${code} is off the list. Orders that were placed with it keep it.`);
  },
};

/** The message about an unknown code, with the nearest known one. */
export async function unknownPromo(db: Database, code: string): Promise<string> {
  const meant = nearest(
    code,
    (await listPromos(db)).map((promo) => promo.code),
  );
  return `There is no promo code ${code}${meant === null ? ": 'promo list' shows all." : `; did you mean ${meant}?`}`;
}
