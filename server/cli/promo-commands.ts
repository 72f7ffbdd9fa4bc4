import { judgePromo, normalisePromoCode, PROMO_MESSAGES, type Promo } from '../../src/domain/promo';
import { formatCount } from '../../src/domain/number-text';
import type { Database } from '../db/database';
import { countPromoUses, endPromo, insertPromo, listPromos } from '../repositories/promos';
import { done, failed, misused, type Command } from './command';
import { readHundredths } from './hundredths';
import { shopDayEnd, shopDayStart, shopTimeText } from './shop-day';
import { table } from './table';

const CODE = /^[A-Z0-9][A-Z0-9_-]{1,29}$/;

export const promoListCommand: Command = {
  name: 'promo list',
  parameters: '',
  summary: 'promo codes and their dates',
  run: async ({ db }, args) => (args.length > 0 ? misused("'promo list' takes no argument.") : done(await promosText(db))),
};

export const promoAddCommand: Command = {
  name: 'promo add',
  parameters: 'CODE PERCENT FIRST-DAY LAST-DAY',
  summary: "a new promo code, such as 'promo add FALL15 15 2026-10-01 2026-10-31'",
  run: async ({ db }, args) => {
    const promo = readPromo(args);
    if (typeof promo === 'string') return misused(promo);
    if (!(await insertPromo(db, promo)))
      return failed(`There is a promo code ${promo.code} already. Choose another code; 'promo list' shows all.`);
    return done(
      `${promo.code} takes ${percentText(promo)} off the items, from ${shopTimeText(promo.startsAt)} to ${shopTimeText(promo.endsAt)} in the shop's time.`,
    );
  },
};

export const promoEndCommand: Command = {
  name: 'promo end',
  parameters: 'CODE',
  summary: 'ends a promo code now',
  run: async ({ db }, [typed, ...rest]) => {
    if (typed === undefined || rest.length > 0) return misused("Name one code, such as 'promo end FALL15'.");
    const now = Date.now();
    const code = normalisePromoCode(typed);
    const promo = await endPromo(db, code, now);
    if (promo === undefined) return failed(`There is no promo code ${code}. 'promo list' shows all.`);
    return done(
      promo.endsAt > now
        ? `${code} has ended. Orders that were placed with it keep it.`
        : `${code} had ended already, at ${shopTimeText(promo.endsAt)} in the shop's time.`,
    );
  },
};

/** Reads a promo from its arguments, or returns the problem. Days are in the shop's time zone, first and last included. */
function readPromo([typed = '', percent = '', first = '', last = '', ...rest]: readonly string[]): Promo | string {
  if (last === '' || rest.length > 0) return 'A promo code needs its code, its percentage, and its first and last day.';
  const code = normalisePromoCode(typed);
  if (!CODE.test(code)) return `'${typed}' cannot be a code. Use 2 to 30 letters and digits, such as FALL15.`;
  const percentHundredths = readHundredths(percent);
  if (percentHundredths === null || percentHundredths < 1 || percentHundredths > 10_000)
    return `'${percent}' is no percentage. Write a figure above 0 up to 100, such as 15 or 12.5.`;
  const startsAt = shopDayStart(first);
  const endsAt = shopDayEnd(last);
  if (startsAt === null || endsAt === null)
    return `'${startsAt === null ? first : last}' is no day. Write it as year-month-day, such as 2026-10-31.`;
  if (endsAt < startsAt) return `The last day, ${last}, is before the first, ${first}. Swap them.`;
  return { code, status: 'Active', percentHundredths, startsAt, endsAt };
}

async function promosText(db: Database): Promise<string> {
  const now = Date.now();
  const uses = await countPromoUses(db);
  const rows = (await listPromos(db)).map((promo) => [
    promo.code,
    promo.status,
    percentText(promo),
    shopTimeText(promo.startsAt),
    shopTimeText(promo.endsAt),
    formatCount(uses.get(promo.code) ?? 0),
    stateText(promo, now),
  ]);
  return table(['Code', 'Status', 'Percent', 'Starts', 'Ends', 'Uses', 'Now'], rows);
}

function stateText(promo: Promo, now: number): string {
  const verdict = judgePromo(promo, now);
  if (verdict.ok) return 'applies';
  return verdict.message === PROMO_MESSAGES.outOfDates
    ? now < promo.startsAt && promo.endsAt > promo.startsAt
      ? 'not yet'
      : 'over'
    : 'off';
}

function percentText({ percentHundredths }: Promo): string {
  return `${percentHundredths / 100} %`;
}
