import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDeafShop, type DeafShop } from '../../tests/fixtures/deaf-shop';
import { startPostgres } from '../../tests/fixtures/postgres-server';
import { printTable } from '../figures';
import { floorSlugs, LOOKS, measureVisitor, type Measured } from './visitor';

const MINUTE_MS = 60_000;
const IDLE_MS = 10_000;
/** The attack's program is bundled first, then everything it holds is open. */
const BEFORE_MS = 3_500;
const ATTACK_SECONDS = String((BEFORE_MS + MINUTE_MS) / 1_000);
/** Into the attack: each payment waits for the reconciler's next round. */
const PAY_AFTER_MS = [1_000, 20_000, 40_000];
const [IDLE_FLOORS, ATTACKED_FLOORS] = [6, 15];

const ATTACKS: Readonly<Record<string, readonly string[]>> = {
  '40 connections ask for made-up lists of every kind': [
    'bench/load/attacker.ts',
    'made-up lists of every kind',
    '40',
    ATTACK_SECONDS,
    'four',
  ],
  '1000 connections: half a body, four addresses': ['bench/waiting/holder.ts', 'half a body', '1000', 'four', ATTACK_SECONDS],
  '1000 connections: half a body, one IPv6 /56': ['bench/waiting/holder.ts', 'half a body', '1000', 'home', ATTACK_SECONDS],
};

/**
 * A visitor's times during a whole minute of an attack, beside the same store idle just before, and how long a payment without a webhook
 * waits for its order's mail meanwhile; on both engines.
 */
export async function measureMinute(): Promise<void> {
  const rows: (readonly string[])[] = [];
  for (const [words, program] of Object.entries(ATTACKS)) {
    rows.push(['embedded', ...(await measureAttack(null, words, program))]);
    const postgres = await startPostgres();
    try {
      rows.push(['PostgreSQL', ...(await measureAttack(postgres.url, words, program))]);
    } finally {
      await postgres.remove();
    }
  }
  const looks = Object.keys(LOOKS).map((look) => `${look}, median/worst ms (idle), ratio`);
  printTable(['engine', 'attack', ...looks, 'floor page, median/worst ms (idle)', 'not 200', 'paid to mailed, s'], rows);
}

async function measureAttack(databaseUrl: string | null, words: string, program: readonly string[]): Promise<readonly string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-bench-'));
  const shop = await openDeafShop({ dataDir, databaseUrl });
  try {
    return [words, ...(await measureOn(shop, program))];
  } finally {
    await shop.end();
    await rm(dataDir, { recursive: true, maxRetries: 9, force: true });
  }
}

async function measureOn(shop: DeafShop, [script = '', ...rest]: readonly string[]): Promise<readonly string[]> {
  const { url } = shop.store;
  const slugs = await floorSlugs(url);
  await measureVisitor(url, [], 2_000);
  const idle = await measureVisitor(url, slugs.splice(0, IDLE_FLOORS), IDLE_MS);
  const attacker = spawn(process.execPath, ['build/run-ts.mjs', script, url, ...rest], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(attacker, 'exit');
  await pause(BEFORE_MS);
  const mailed = Promise.all(PAY_AFTER_MS.map((afterMs) => secondsToMail(shop, afterMs)));
  const attacked = await measureVisitor(url, slugs.splice(0, ATTACKED_FLOORS), MINUTE_MS);
  await ended;
  return [
    ...Object.keys(LOOKS).map((look) => besideIdle(attacked, idle, look)),
    `${both(attacked.floorMs)} (${both(idle.floorMs)})`,
    attacked.refused,
    (await mailed).join(', '),
  ];
}

async function secondsToMail(shop: DeafShop, afterMs: number): Promise<string> {
  await pause(afterMs);
  const mailbox = await shop.pay();
  const paidAt = performance.now();
  await shop.untilMailed(mailbox, 2 * MINUTE_MS);
  return ((performance.now() - paidAt) / 1_000).toFixed(1);
}

const both = ({ median, worst }: Measured['floorMs']): string => `${median.toFixed(1)}/${worst.toFixed(0)}`;

function besideIdle(attacked: Measured, idle: Measured, look: string): string {
  const of = ({ medians, worst }: Measured) => ({ median: medians.get(look) ?? NaN, worst: worst.get(look) ?? NaN });
  return `${both(of(attacked))} (${both(of(idle))}), ${(of(attacked).median / of(idle).median).toFixed(1)}`;
}
