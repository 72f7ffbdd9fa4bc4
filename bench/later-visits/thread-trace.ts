import type { Browser } from 'playwright';
import type { TraceEvent } from '../../tests/browser/trace-event';
import { OPENED } from './page-clock';

const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];
const INPUTS = /^(?:pointerdown|pointerup|click|keydown|keyup|input|change)$/;

/** Records what the page's thread does while `act` runs. */
export async function traced(browser: Browser, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as readonly TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

/** Processor time of the page's thread from the start of its navigation until its first paint, milliseconds. */
export function untilPaintOnThread(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  const start = events.findLast(({ name, pid, ts }) => name === 'navigationStart' && pid === paint?.pid && ts < paint.ts);
  if (paint === undefined || start === undefined) throw new Error('The trace has no first paint');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= start.ts && ts < paint.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/** Processor time of the page's thread from the lifted finger until `OPENED`, milliseconds. */
export function openingOnThread(events: readonly TraceEvent[]): number {
  const lifted = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerup');
  const opened = events.findLast(({ name, pid, tid }) => name === OPENED && pid === lifted?.pid && tid === lifted.tid);
  if (lifted?.tts === undefined || opened?.tts === undefined) throw new Error('The trace has no opening');
  return (opened.tts - lifted.tts) / 1000;
}

/** Processor time of the slowest input until the frame after it is handed over, milliseconds: other work on the machine is not in it. */
export function slowestOnThread(events: readonly TraceEvent[]): number {
  const dispatches = events.filter(({ name, args }) => name === 'EventDispatch' && INPUTS.test(args?.data?.type ?? ''));
  const [first] = dispatches;
  if (first === undefined) return 0;
  const isOurs = ({ pid, tid }: TraceEvent): boolean => pid === first.pid && tid === first.tid;
  const tasks = events.filter((event) => event.name === 'RunTask' && isOurs(event)).toSorted((a, b) => a.ts - b.ts);
  const commits = events
    .filter((event) => event.name === 'Commit' && isOurs(event))
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
  const times = dispatches.map(({ ts }) => {
    const paintedAt = commits.find((at) => at > ts) ?? Number.POSITIVE_INFINITY;
    const during = tasks.filter((task) => task.ts + (task.dur ?? 0) >= ts && task.ts <= paintedAt);
    return during.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
  return Math.max(...times);
}
