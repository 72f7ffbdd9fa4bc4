import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getProducts } from '../../src/contract/catalogue';
import { median, printTable } from '../figures';
import { ask, CALLERS, type MadeUp } from '../load/attack';
import { withStore } from '../with-store';

const BEHIND_ONE_PROXY = { TRUST_PROXY_HOPS: '1' };
const LOOK_MS = 2_500;
/** The attack's program is bundled first, then everything it holds is open. */
const BEFORE_ATTACK_MS = 3_500;
const BETWEEN_MS = 20;
const ATTACK_SECONDS = 16;
const FLOORS_EACH = 4;

const LOOKS = {
  '/healthz': { method: 'GET', path: '/healthz' },
  page: { method: 'GET', path: '/products' },
  list: { method: 'POST', path: `/api${getProducts.path}`, body: 'product_category_id=ALL' },
} as const satisfies Readonly<Record<string, MadeUp>>;

interface Attack {
  readonly words: string;
  readonly program: readonly string[];
}

const holding = (name: string, connections: number, from: 'four' | 'home' = 'four'): Attack => ({
  words: `${connections} connections: ${name}${from === 'home' ? ', one IPv6 /56' : ''}`,
  program: ['bench/waiting/holder.ts', name, String(connections), from, String(ATTACK_SECONDS)],
});
const asking = (name: string): Attack => ({
  words: `40 connections ask for ${name}`,
  program: ['bench/load/attacker.ts', name, '40', String(ATTACK_SECONDS), 'four'],
});

const ATTACKS: readonly Attack[] = [
  holding('half a body', 100),
  holding('half a body', 400),
  holding('half a body', 1_000),
  holding('half a body', 1_000, 'home'),
  holding('half of the headers', 1_000),
  holding('replies nobody reads', 400),
  asking('new words'),
  asking('made-up filters'),
  asking('new words, sorted, of a category'),
  asking('data of unknown categories'),
];

/** A visitor's times while others make the store wait or work, from four addresses, beside the same store idle just before. */
export async function measureWaiting(): Promise<void> {
  const rows: (readonly string[])[] = [];
  await withStore(async ({ url }) => {
    const slugs = await floorSlugs(url);
    await measure(url, []);
    for (const attack of ATTACKS) rows.push(await measureAttack(url, attack, () => slugs.splice(0, FLOORS_EACH / 2)));
  }, BEHIND_ONE_PROXY);
  const columns = Object.keys(LOOKS).flatMap((name) => [`${name}, ms`, 'idle', 'ratio']);
  printTable(['attack', ...columns, 'floor page, ms', 'idle', 'not 200'], rows);
}

async function measureAttack(url: string, { words, program }: Attack, nextFloors: () => readonly string[]): Promise<readonly string[]> {
  const idle = await measure(url, nextFloors());
  const [script = '', name = '', ...rest] = program;
  const attacker = spawn(process.execPath, ['build/run-ts.mjs', script, url, name, ...rest], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(attacker, 'exit');
  await pause(BEFORE_ATTACK_MS);
  const attacked = await measure(url, nextFloors());
  await ended;
  const cells = Object.keys(LOOKS).flatMap((look) => {
    const [under, alone] = [attacked.times.get(look) ?? NaN, idle.times.get(look) ?? NaN];
    return [under.toFixed(1), alone.toFixed(1), (under / alone).toFixed(1)];
  });
  return [words, ...cells, attacked.floorMs.toFixed(0), idle.floorMs.toFixed(0), attacked.refused];
}

interface Measured {
  /** Medians, by look. */
  readonly times: ReadonlyMap<string, number>;
  /** The slowest of floor pages that nobody had opened. */
  readonly floorMs: number;
  /** '503: 12'; '' when every request was answered 200. */
  readonly refused: string;
}

async function measure(url: string, floors: readonly string[]): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const refused = new Map<number | string, number>();
  const timeOf = async (request: MadeUp): Promise<number> => {
    const begun = performance.now();
    const status = await ask(url, agent, request, CALLERS.visitor).catch(() => 'no reply');
    if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
    return performance.now() - begun;
  };
  const times = new Map<string, number[]>();
  const endsAt = performance.now() + LOOK_MS;
  while (performance.now() < endsAt)
    for (const [name, request] of Object.entries(LOOKS)) {
      times.set(name, [...(times.get(name) ?? []), await timeOf(request)]);
      await pause(BETWEEN_MS);
    }
  let floorMs = 0;
  for (const slug of floors) floorMs = Math.max(floorMs, await timeOf({ method: 'GET', path: `/products/${slug}` }));
  agent.destroy();
  return {
    times: new Map([...times].map(([name, all]) => [name, median(all)])),
    floorMs,
    refused: [...refused].map(([status, count]) => `${status}: ${count}`).join(', '),
  };
}

async function floorSlugs(url: string): Promise<string[]> {
  const reply = await fetch(`${url}/api${getProducts.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'product_category_id=ALL',
  });
  return [...new Set([...(await reply.text()).matchAll(/"slug":"([^"]+)"/g)].map((match) => match[1] ?? ''))];
}
