import { formatCalendarDay } from '../../src/domain/calendar-day';
import { formatUsd } from '../../src/domain/money';
import { formatCount } from '../../src/domain/number-text';
import { shopTimeText } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import { claimSummary, moveSummaryEnd, readDayFigures, type DayFigures } from '../repositories/day-figures';
import { putMail, type Mail } from '../repositories/outgoing-mails';
import { readSettings } from '../repositories/settings';
import { writeLetter } from './letter';
import { dailySummaryTexts } from './daily-summary.texts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const SUMMARY_LOOK_MS = 60_000;

interface SummaryParts {
  readonly db: Database;
  readonly to: readonly string[];
  /** The local time from which the day's summary is sent, 'HH:MM'. */
  readonly at: string;
  /** '2026-11-25' and '07:30', the shop's. */
  readonly shopClock: (instant: number) => { readonly day: string; readonly time: string };
}

/** The time since the last summary, at first 24 hours; once a day, on one of the servers. True when it was queued now. */
export async function writeDailySummary({ db, to, at, shopClock }: SummaryParts, now: number): Promise<boolean> {
  const { day, time } = shopClock(now);
  if (to.length === 0 || time < at) return false;
  // Protected by: the condition in the write that claims the day.
  return db.transaction(async (tx) => {
    if (!(await claimSummary(tx, day))) return false;
    const before = await moveSummaryEnd(tx, now);
    const from = before ?? now - DAY_MS;
    const figures = await readDayFigures(tx, from, now);
    const { shopName } = await readSettings(tx);
    for (const recipient of to)
      await putMail(tx, summaryMail(recipient, { day, from, isFirst: before === null }, figures, shopName), { now });
    return true;
  });
}

const ordersText = (orders: number): string => dailySummaryTexts.orders(orders, formatCount(orders));

const refundedText = (cents: number): string =>
  cents < 0 ? dailySummaryTexts.refundsFailed(formatUsd(-cents)) : dailySummaryTexts.refunded(formatUsd(cents));

/** `from`: milliseconds since 1970. */
function summaryMail(
  to: string,
  { day, from, isFirst }: { readonly day: string; readonly from: number; readonly isFirst: boolean },
  figures: DayFigures,
  shopName: string,
): Mail {
  const { orders, totalCents, refundedCents, messages, sampleOrders, open, unsentSampleOrders, failedMails } = figures;
  const waiting = open.map(({ state, orders: waitingOrders }) => `${formatCount(waitingOrders)} ${state}`).join(', ');
  return {
    to,
    subject:
      isFirst && orders === 0
        ? dailySummaryTexts.firstSubject(shopName)
        : dailySummaryTexts.subject(ordersText(orders), formatUsd(totalCents)),
    ...writeLetter({
      shopName,
      heading: formatCalendarDay(day),
      paragraphs: [
        ...(isFirst ? [dailySummaryTexts.first] : []),
        dailySummaryTexts.since(
          shopTimeText(from),
          ordersText(orders),
          formatUsd(totalCents),
          refundedText(refundedCents),
          dailySummaryTexts.messages(messages, formatCount(messages)),
          sampleOrders === 0 ? '' : dailySummaryTexts.ofSamples(ordersText(sampleOrders)),
        ),
      ],
      notes: [
        { head: dailySummaryTexts.openOrders, text: waiting === '' ? dailySummaryTexts.none : dailySummaryTexts.openList(waiting) },
        ...(unsentSampleOrders === 0
          ? []
          : [{ head: dailySummaryTexts.samplesToSend, text: dailySummaryTexts.samplesList(ordersText(unsentSampleOrders)) }]),
        ...(failedMails === 0
          ? []
          : [{ head: dailySummaryTexts.failedMails, text: dailySummaryTexts.failedList(formatCount(failedMails)) }]),
      ],
      link: null,
      contact: '',
    }),
  };
}
