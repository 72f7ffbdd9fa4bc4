import type { Browser, BrowserContext } from 'playwright';
import { likelyMiddle, print, ratioOf, ratiosOf, spreadOf } from '../figures';
import { traced, untilPaintOnThread } from './thread-trace';
import { visit, type Visit } from './visits';

export type ServerState = 'running' | 'stopped' | 'started anew';

/** What visits with and without the server are made on. */
export interface Device {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly screens: readonly string[];
  /** How many times slower than the machine the phone is during the run that begins. */
  readonly beginRun: () => Promise<number>;
  readonly bringServer: (state: ServerState) => Promise<void>;
}

/** Of visits to each screen in a run: right after each other, for the machine's speed drifts by more than the server could make of a visit. */
const TURNS = 3;
/** The same of visits that are not slowed down: single ones differ by a tenth, so what is asked, 'no later', takes many of them. */
const UNSLOWED_TURNS = 6;

type Seen<What> = (state: ServerState, path: string) => readonly What[];

/** On one phone, its processor time besides. */
export async function measureVisits(device: Device, runs: number): Promise<void> {
  const visits = collection<Visit>();
  /** Processor time until the first paint, times the slowdown, of another visit that is not slowed down: other work on the machine is hardly in it. */
  const threadMs = collection<number>();
  await takeTurns(device, runs, ['running', 'stopped'], TURNS, device.beginRun, async (state, path, slowdown, turn) => {
    visits.add(state, path, await visit(device.context, path, slowdown));
    if (turn > 0) return;
    const events = await traced(device.browser, async () => void (await visit(device.context, path, 1)));
    threadMs.add(state, path, slowdown * untilPaintOnThread(events));
  });
  print(
    '\n| later visit | FCP ms, server stopped | running | ratio | LCP ms, server stopped | running | ratio | the phone’s thread until FCP, ms, stopped | running | ratio |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const path of device.screens) {
    const cells = (seen: Seen<number>): string =>
      `${spreadOf(seen('stopped', path))} | ${spreadOf(seen('running', path))} | **${ratioOf(seen('stopped', path), seen('running', path))}**`;
    print(`| \`${path}\` | ${cells(firstPaints(visits.seen))} | ${cells(largestPaints(visits.seen))} | ${cells(threadMs.seen)} |`);
  }
}

/** On a device as quick as the machine, many times, and a third time with a server that was stopped and is back: what two equal visits differ by. */
export async function measureUnslowedVisits(device: Device, runs: number): Promise<void> {
  const visits = collection<Visit>();
  await takeTurns(
    device,
    runs,
    ['running', 'stopped', 'started anew'],
    UNSLOWED_TURNS,
    async () => 1,
    async (state, path, slowdown) => {
      visits.add(state, path, await visit(device.context, path, slowdown));
    },
  );
  print(`\nnot slowed down, ${runs * UNSLOWED_TURNS} turns; in brackets where the middle of all such visits lies, 19 times of 20\n`);
  print(
    '| later visit | | ms, server stopped | running | started anew | stopped against running | started anew against running |\n| --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const path of device.screens) {
    for (const [paint, seen] of [
      ['FCP', firstPaints(visits.seen)],
      ['LCP', largestPaints(visits.seen)],
    ] as const) {
      const against = (state: ServerState): string => likelyMiddle(ratiosOf(seen(state, path), seen('running', path)), 2);
      print(
        `| \`${path}\` | ${paint} | ${likelyMiddle(seen('stopped', path))} | ${likelyMiddle(seen('running', path))} | ${likelyMiddle(seen('started anew', path))} | **${against('stopped')}** | ${against('started anew')} |`,
      );
    }
  }
}

const firstPaints =
  (seen: Seen<Visit>): Seen<number> =>
  (state, path) =>
    seen(state, path).map(({ firstMs }) => firstMs);
const largestPaints =
  (seen: Seen<Visit>): Seen<number> =>
  (state, path) =>
    seen(state, path).map(({ largestMs }) => largestMs);

type See = (state: ServerState, path: string, slowdown: number, turn: number) => Promise<void>;

/** Leaves the server running. */
async function takeTurns(
  device: Device,
  runs: number,
  states: readonly ServerState[],
  turns: number,
  beginRun: () => Promise<number>,
  see: See,
): Promise<void> {
  for (let run = 0; run < runs; run += 1) {
    const slowdown = await beginRun();
    // The browser process warms up on what nobody counts.
    await visit(device.context, '/about-us', slowdown);
    for (const path of device.screens) {
      for (let turn = 0; turn < turns; turn += 1) {
        for (const state of orderOf(states, run * turns + turn)) {
          await device.bringServer(state);
          await see(state, path, slowdown, turn);
        }
      }
    }
  }
  await device.bringServer('running');
}

/** Another order in each turn, so that none is always the one after another. */
function orderOf(states: readonly ServerState[], turn: number): readonly ServerState[] {
  const first = turn % states.length;
  const order = [...states.slice(first), ...states.slice(0, first)];
  return Math.floor(turn / states.length) % 2 === 0 ? order : order.toReversed();
}

function collection<What>(): { add: (state: ServerState, path: string, what: What) => void; seen: Seen<What> } {
  const kept: { state: ServerState; path: string; what: What }[] = [];
  return {
    add: (state, path, what) => void kept.push({ state, path, what }),
    seen: (state, path) => kept.filter((one) => one.state === state && one.path === path).map(({ what }) => what),
  };
}
