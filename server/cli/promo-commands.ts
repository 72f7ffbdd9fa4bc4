import { judgePromo, normalisePromoCode, type Promo } from '../../src/domain/promo';
import { formatCount } from '../../src/domain/number-text';
import { shopInstantText, shopTimeText } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import { noDayText, typedDay } from '../owner-files/typed-day';
import { countPromoUses, listPromos, readPromoLimits } from '../repositories/promos';
import { promos } from '../seed/settings';
import { nearest } from '../owner-files/nearest';
import { atTerminal, done, misused, refused, type Command, listReply } from './command';
import { addPromo, endPromoNow, revivePromoUntil, takePromosAway, type NewPromo, type PromoRefusal } from '../owner/promos';
import { readHundredths } from '../owner/read-amount';
import { splitOptions } from './read-options';
import { table } from './table';
import { promoTexts } from '../../src/domain/promo.texts';

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
    const typed = readPromo(words);
    if (typeof typed === 'string') return misused(typed);
    const typedLimit = values.get('--limit');
    const maxUses = typedLimit === undefined ? null : readLimit(typedLimit);
    const added = await addPromo(atTerminal(db), { ...typed, maxUses });
    if (added.kind === 'no-limit') return refused(`'${typedLimit ?? ''}' is no number of uses: write one from 1, such as --limit 100.`);
    if (added.kind === 'taken') return refused(`There is a promo code ${added.code} already. Choose another code; 'promo list' shows all.`);
    if (added.kind !== 'added') return misused(refusalWords(added, words));
    const { promo, earlierUses: uses } = added;
    const earlier =
      maxUses === null || uses === 0
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
    const change = atTerminal(db);
    const ended = await endPromoNow(change, typed);
    const code = normalisePromoCode(typed);
    if (ended.kind === 'unknown') return refused(await unknownPromo(db, code));
    return done(
      ended.before.endsAt > change.now
        ? `${code} has ended. Orders that were placed with it keep it.`
        : `${code} had ended already, at ${shopTimeText(ended.before.endsAt)} in the shop's time.`,
    );
  },
};

/** NaN for no number. */
function readLimit(typed: string): number {
  return /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
}

/** A sentence when words are missing. Days are in the shop's time zone, first and last included. */
function readPromo([code = '', percent = '', first = '', last = '', ...rest]: readonly string[]): Omit<NewPromo, 'maxUses'> | string {
  if (last === '' || rest.length > 0) return 'A promo code needs its code, its percentage, and its first and last day.';
  const percentHundredths = readHundredths(percent, '%') ?? Number.NaN;
  return { code, percentHundredths, firstDay: typedDay(first) ?? first, lastDay: typedDay(last) ?? last };
}

function refusalWords(refusal: Exclude<PromoRefusal, { kind: 'taken' | 'no-limit' }>, words: readonly string[]): string {
  const [code = '', percent = '', first = '', last = ''] = words;
  switch (refusal.kind) {
    case 'no-code':
      return `'${code}' cannot be a code. Use 2 to 30 letters and digits, such as FALL15.`;
    case 'no-percentage':
      return `'${percent}' is no percentage. Write a figure above 0 up to 100, such as 15 or 12.5.`;
    case 'no-day':
      return noDayText(refusal.day, '2026-10-31');
    case 'days-swapped':
      return `The last day, ${last}, is before the first, ${first}. Swap them.`;
    default:
      return refusal satisfies never;
  }
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
    const lastDay = typedDay(typedLast) ?? typedLast;
    const revived = await revivePromoUntil(atTerminal(db), code, lastDay);
    switch (revived.kind) {
      case 'no-day':
        return refused(noDayText(typedLast, '2026-12-31'));
      case 'past-day':
        return refused(`The day ${lastDay} is over: write one to come.`);
      case 'begins-later':
        return refused(`${code} begins on ${revived.startsOn}, after ${lastDay}: write a last day from then on.`);
      case 'unknown':
        return refused(await unknownPromo(db, code));
      case 'revived':
        break;
      default:
        return revived satisfies never;
    }
    const { promo } = revived;
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
      const removed = await takePromosAway(
        atTerminal(db),
        promos.map(({ code }) => code),
      );
      return done(removed.length === 0 ? 'No promo code of the sample shop is left.' : `Removed: ${removed.toSorted().join(', ')}.`);
    }
    const code = normalisePromoCode(typed);
    if ((await takePromosAway(atTerminal(db), [code])).length === 0) return refused(await unknownPromo(db, code));
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
