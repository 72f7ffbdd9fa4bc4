import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { getProducts } from '../../src/contract/catalogue';
import { median, printTable, RUNS } from '../figures';
import { withStore } from '../with-store';
import { ask, CALLERS, type MadeUp, attacks } from './attack';

const CONNECTIONS = 8;
const ATTACK_SECONDS = 4;
const PAUSE_MS = 10;

const BEHIND_ONE_PROXY = { TRUST_PROXY_HOPS: '1' };

const HEALTH: MadeUp = { method: 'GET', path: '/healthz' };
const LIST: MadeUp = { method: 'POST', path: `/api${getProducts.path}`, body: 'product_category_id=ALL' };

/** A visitor's times while eight connections attack, beside an idle store. */
export async function measureLoad(): Promise<void> {
  const rows: (readonly string[])[] = [];
  await withStore(async ({ url }) => {
    for (const request of [HEALTH, LIST]) await medianMs(url, request, 1_000);
    for (const name of attacks(0).keys()) rows.push(await measureAttack(url, name));
  }, BEHIND_ONE_PROXY);
  printTable(
    ['eight connections ask for', '/healthz, ms', 'idle', 'ratio', 'list, ms', 'idle', 'ratio', 'replies a second', 'of status'],
    rows,
  );
}

async function measureAttack(url: string, name: string): Promise<readonly string[]> {
  const idle: Record<'health' | 'list', number[]> = { health: [], list: [] };
  const attacked: Record<'health' | 'list', number[]> = { health: [], list: [] };
  const statuses = new Map<number, number>();
  for (let run = 0; run < RUNS; run += 1) {
    idle.health.push(await medianMs(url, HEALTH, 1_000));
    idle.list.push(await medianMs(url, LIST, 1_000));
    const args = ['build/run-ts.mjs', 'bench/load/attacker.ts', url, name, String(CONNECTIONS), String(ATTACK_SECONDS)];
    const attacker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const told = text(attacker.stdout);
    const ended = once(attacker, 'exit');
    // Its program is bundled first.
    await pause(1_500);
    attacked.health.push(await medianMs(url, HEALTH, 1_000));
    attacked.list.push(await medianMs(url, LIST, 1_000));
    await ended;
    for (const [status, count] of JSON.parse(await told) as [number, number][]) statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  const cells = (['health', 'list'] as const).flatMap((what) => {
    const [under, alone] = [median(attacked[what]), median(idle[what])];
    return [under.toFixed(2), alone.toFixed(2), (under / alone).toFixed(1)];
  });
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return [name, ...cells, (all / RUNS / ATTACK_SECONDS).toFixed(0), [...statuses.keys()].sort((a, b) => a - b).join(', ')];
}

async function medianMs(url: string, request: MadeUp, forMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const endsAt = performance.now() + forMs;
  while (performance.now() < endsAt) {
    const begun = performance.now();
    const status = await ask(url, agent, request, CALLERS.visitor);
    if (status !== 200) throw new Error(`${request.path} returned ${status}`);
    times.push(performance.now() - begun);
    await pause(PAUSE_MS);
  }
  agent.destroy();
  return median(times);
}
