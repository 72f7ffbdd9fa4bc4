import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { printTable } from '../figures';
import { withStore } from '../with-store';
import { floorSlugs, LOOKS, measureVisitor } from './visitor';

const BEHIND_ONE_PROXY = { TRUST_PROXY_HOPS: '1' };
const LOOK_MS = 2_500;
/** The attack's program is bundled first, then everything it holds is open. */
const BEFORE_ATTACK_MS = 3_500;
const ATTACK_SECONDS = 16;
const FLOORS_EACH = 4;

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
    await measureVisitor(url, [], LOOK_MS);
    for (const attack of ATTACKS) rows.push(await measureAttack(url, attack, () => slugs.splice(0, FLOORS_EACH / 2)));
  }, BEHIND_ONE_PROXY);
  const columns = Object.keys(LOOKS).flatMap((name) => [`${name}, ms`, 'idle', 'ratio']);
  printTable(['attack', ...columns, 'floor page, ms', 'idle', 'not 200'], rows);
}

async function measureAttack(url: string, { words, program }: Attack, nextFloors: () => readonly string[]): Promise<readonly string[]> {
  const idle = await measureVisitor(url, nextFloors(), LOOK_MS);
  const [script = '', name = '', ...rest] = program;
  const attacker = spawn(process.execPath, ['build/run-ts.mjs', script, url, name, ...rest], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(attacker, 'exit');
  await pause(BEFORE_ATTACK_MS);
  const attacked = await measureVisitor(url, nextFloors(), LOOK_MS);
  await ended;
  const cells = Object.keys(LOOKS).flatMap((look) => {
    const [under, alone] = [attacked.medians.get(look) ?? NaN, idle.medians.get(look) ?? NaN];
    return [under.toFixed(1), alone.toFixed(1), (under / alone).toFixed(1)];
  });
  return [words, ...cells, attacked.floorMs.worst.toFixed(0), idle.floorMs.worst.toFixed(0), attacked.refused];
}
