import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { folders } from './folders';
import { type Reply, startPool } from './pool';
import { recordFacts } from './encode';
import { allParts, planTasks, type Task } from './plan';
import { viewRooms } from './room-list';
import { drawSheets } from './sheets';
import { traceRoom } from './trace-room';
import { recordRooms } from './view-job';

function listArgument(args: readonly string[], name: string): string[] {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? [] : (args[at + 1] ?? '').split(',').filter(Boolean);
}

function tracedRoom({ job }: Task): string | null {
  return 'room' in job ? job.room : null;
}

/** Uses pictures of other tasks. */
function isPutTogether({ job }: Task): boolean {
  return job.kind === 'room';
}

/**
 * Arguments: `--only plank,close,boards,room,other-room,view,hero,video`, `--ids 101,102`, `--threads 2`, `--force`; `--sheet` only writes
 * contact sheets. An interrupted run continues where it stopped.
 */
export async function runAll(args: readonly string[], makeWorker: () => Worker): Promise<void> {
  const started = Date.now();
  const say = (text: string): void => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);
  if (args.includes('--sheet')) return drawSheets(say);
  const only = listArgument(args, 'only');
  const parts = allParts.filter((part) => only.length === 0 || only.includes(part));
  const planned = planTasks(parts, listArgument(args, 'ids').map(Number));
  const drawn = await readDrawn(folders.drawn);
  const tasks = args.includes('--force') ? planned : outdated(planned, drawn);
  const pool = startPool(Number(listArgument(args, 'threads')[0] ?? 2), makeWorker);
  await mkdir(folders.media, { recursive: true });
  await mkdir(dirname(folders.facts), { recursive: true });
  let done = 0;
  let noted = Promise.resolve();
  const note = async ({ name, key, files }: Task, reply: Reply): Promise<void> => {
    if ('facts' in reply && reply.facts) await recordFacts(folders.facts, new Map([[name, reply.facts]]));
    drawn.set(name, { from: key, files: digestOf(files) });
    await writeDrawn(folders.drawn, drawn);
  };
  const finish = async (task: Task): Promise<void> => {
    const reply = await pool.run(task.job);
    // Sequential, because both lists are files.
    noted = noted.then(() => note(task, reply));
    await noted;
    done += 1;
    say(`${done}/${tasks.length} ${task.name}`);
  };
  try {
    await Promise.all(tasks.filter((task) => tracedRoom(task) === null && !isPutTogether(task)).map(finish));
    for (const name of new Set(tasks.flatMap((task) => tracedRoom(task) ?? []))) {
      await traceRoom(name, pool, say);
      await Promise.all(tasks.filter((task) => tracedRoom(task) === name).map(finish));
    }
    await Promise.all(tasks.filter(isPutTogether).map(finish));
  } finally {
    await noted.catch(() => undefined);
    if (parts.includes('view')) await recordRooms(folders.rooms, viewRooms);
    await pool.close();
  }
  say(`${planned.length} pictures up to date, ${tasks.length} of them made now`);
}

/** `from` is the task's key, `files` the digest of its files. */
const drawnShape = z.record(z.string(), z.strictObject({ from: z.string(), files: z.string() }));

type Drawn = Map<string, z.infer<typeof drawnShape>[string]>;

export async function readDrawn(file: string): Promise<Drawn> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return new Map(Object.entries(drawnShape.parse(JSON.parse(text))));
}

/** Sorted, so that two runs write the same bytes. An interrupted run leaves the old or the new list. */
async function writeDrawn(file: string, drawn: Drawn): Promise<void> {
  const lines = [...drawn]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  await writeFile(`${file}.new`, `{\n${lines.join(',\n')}\n}\n`);
  await rename(`${file}.new`, file);
}

/** '' when one is missing. */
function digestOf(files: readonly string[]): string {
  if (!files.every((file) => existsSync(file))) return '';
  const digest = createHash('sha256');
  for (const file of files) digest.update(readFileSync(file));
  return digest.digest('hex').slice(0, 16);
}

/** Missing, drawn from another source than the present one, or changed since. */
export function outdated(tasks: readonly Task[], drawn: Drawn): readonly Task[] {
  return tasks.filter(({ name, key, files }) => {
    const entry = drawn.get(name);
    return entry === undefined || entry.from !== key || entry.files !== digestOf(files);
  });
}
