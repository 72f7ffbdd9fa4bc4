import { judgePromo, normalisePromoCode, type Promo } from '../../src/domain/promo';
import { formatCount } from '../../src/domain/number-text';
import { shopDayEnd, shopDayStart, shopInstantText, shopTimeText, shopDayOf } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import { noDayText, typedDay } from '../owner-files/typed-day';
import { countPromoUses, endPromo, insertPromo, listPromos, readPromoLimits, removePromos, revivePromo } from '../repositories/promos';
import { promos } from '../seed/settings';
import { nearest } from '../owner-files/nearest';
import { done, misused, refused, type Command, listReply } from './command';
import { readHundredths } from './read-amount';
import { splitOptions } from './read-options';
import { table } from './table';
import { promoTexts } from '../../src/domain/promo.texts';

const CODE = /^[A-Z0-9][A-Z0-9_-]{1,29}$/;

export const promoListCommand: Command = {
  name: 'promo list',
  parameters: '[--json]',
  summary: 'promo codes and their dates',
  run: async ({ db }, args) =>
    listReply(args, "'promo list' takes no argument but --json.", { text: () => promosText(db), json: () => promosJson(db) }),
};

export const promoAddCommand: Command = {
  name: 'promo add',
  parameters: 'CODE PERCENT FIRST-DAY LAST-DAY [--limit USES]',
  summary: "a new promo code, such as 'promo add FALL15 15 2026-10-01 2026-10-31'",
  run: async ({ db }, args) => {
    const { words, values, problem } = splitOptions(args, { '--limit': 'Write a number of uses after --limit, such as --limit 100.' });
    if (problem !== null) return misused(problem);
    const promo = readPromo(words);
    if (typeof promo === 'string') return misused(promo);
    const typedLimit = values.get('--limit');
    const limit = typedLimit === undefined ? null : readLimit(typedLimit);
    if (typeof limit === 'string') return refused(limit);
    if (!(await insertPromo(db, promo, limit)))
      return refused(`There is a promo code ${promo.code} already. Choose another code; 'promo list' shows all.`);
    const uses = (await countPromoUses(db)).get(promo.code) ?? 0;
    const earlier =
      limit === null || uses === 0
        ? ''
        : ` Orders with ${promo.code} since that first day count towards its limit: ${formatCount(uses)} so far.`;
    return done(
      `${promo.code} takes ${percentText(promo)} off the items, from ${shopTimeText(promo.startsAt)} to ${shopTimeText(promo.endsAt)} in the shop's time.${promo.endsAt < Date.now() ? ` That is over: 'promo revive ${promo.code} LAST-DAY' makes it apply.` : ''}${earlier}`,
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
    if (promo === undefined) return refused(await unknownPromo(db, code));
    return done(
      promo.endsAt > now
        ? `${code} has ended. Orders that were placed with it keep it.`
        : `${code} had ended already, at ${shopTimeText(promo.endsAt)} in the shop's time.`,
    );
  },
};

/** A sentence when it is wrong. */
function readLimit(typed: string): number | string {
  const uses = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return uses > 0 ? uses : `'${typed}' is no number of uses: write one from 1, such as --limit 100.`;
}

/** A sentence when it is wrong. Days are in the shop's time zone, first and last included. */
function readPromo([typed = '', percent = '', first = '', last = '', ...rest]: readonly string[]): Promo | string {
  if (last === '' || rest.length > 0) return 'A promo code needs its code, its percentage, and its first and last day.';
  const code = normalisePromoCode(typed);
  if (!CODE.test(code)) return `'${typed}' cannot be a code. Use 2 to 30 letters and digits, such as FALL15.`;
  const percentHundredths = readHundredths(percent, '%');
  if (percentHundredths === null || percentHundredths < 1 || percentHundredths > 10_000)
    return `'${percent}' is no percentage. Write a figure above 0 up to 100, such as 15 or 12.5.`;
  const startsAt = shopDayStart(typedDay(first) ?? '');
  const endsAt = shopDayEnd(typedDay(last) ?? '');
  if (startsAt === null || endsAt === null) return noDayText(startsAt === null ? first : last, '2026-10-31');
  if (endsAt < startsAt) return `The last day, ${last}, is before the first, ${first}. Swap them.`;
  return { code, status: 'Active', percentHundredths, startsAt, endsAt };
}

async function promosText(db: Database): Promise<string> {
  const now = Date.now();
  const uses = await countPromoUses(db);
  const limits = await readPromoLimits(db);
  const rows = (await listPromos(db)).map((promo) => [
    promo.code,
    promo.status,
    percentText(promo),
    shopTimeText(promo.startsAt),
    shopTimeText(promo.endsAt),
    usesText(uses.get(promo.code) ?? 0, limits.get(promo.code)),
    isUsedUp(uses.get(promo.code) ?? 0, limits.get(promo.code)) ? 'used up' : stateText(promo, now),
  ]);
  return table(['Code', 'Status', 'Percent', 'Starts', 'Ends', 'Uses', 'Now'], rows);
}

async function promosJson(db: Database): Promise<object> {
  const uses = await countPromoUses(db);
  const limits = await readPromoLimits(db);
  const promos = (await listPromos(db)).map(({ code, status, percentHundredths, startsAt, endsAt }) => ({
    code,
    status,
    percent: percentHundredths / 100,
    startsAt: shopInstantText(startsAt),
    endsAt: shopInstantText(endsAt),
    uses: uses.get(code) ?? 0,
    limit: limits.get(code) ?? null,
  }));
  return { promos };
}

const isUsedUp = (uses: number, limit: number | undefined): boolean => limit !== undefined && uses >= limit;

function usesText(uses: number, limit: number | undefined): string {
  return limit === undefined ? formatCount(uses) : `${formatCount(uses)} of ${formatCount(limit)}`;
}

function stateText(promo: Promo, now: number): string {
  const verdict = judgePromo(promo, now);
  if (verdict.ok) return 'applies';
  return verdict.message === promoTexts.outOfDates ? (now < promo.startsAt && promo.endsAt > promo.startsAt ? 'not yet' : 'over') : 'off';
}

function percentText({ percentHundredths }: Promo): string {
  return `${percentHundredths / 100} %`;
}

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
async function unknownPromo(db: Database, code: string): Promise<string> {
  const meant = nearest(
    code,
    (await listPromos(db)).map((promo) => promo.code),
  );
  return `There is no promo code ${code}${meant === null ? ": 'promo list' shows all." : `; did you mean ${meant}?`}`;
}
