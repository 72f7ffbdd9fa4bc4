import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { folders } from './folders';
import { finished, mark } from './marks';
import { recordFacts, type PictureFacts } from './picture-facts';
import { planTasks, type Part, type Task } from './plan';
import { startPool, type Pool } from './pool';
import { viewRooms } from './room-list';
import { drawSheets } from './sheets';
import { traceRoom } from './trace-room';
import { recordRooms } from './view-job';

const allParts: readonly Part[] = ['plank', 'close', 'boards', 'laid', 'room', 'view', 'hero', 'video'];

function listArgument(args: readonly string[], name: string): string[] {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? [] : (args[at + 1] ?? '').split(',').filter(Boolean);
}

function isFlat(task: Task): boolean {
  return task.job.kind === 'flat' || task.job.kind === 'boards';
}

/** Put together from boards, which must be there. */
function isLaid(task: Task): boolean {
  return task.job.kind === 'laid';
}

async function runTask(task: Task, pool: Pool, facts: Map<string, PictureFacts>, isForced: boolean): Promise<boolean> {
  const before = isForced ? undefined : await finished(task.name, task.key, task.files);
  if (before) {
    if (before.facts) facts.set(task.name, before.facts);
    return false;
  }
  const reply = await pool.run(task.job);
  const made = 'facts' in reply ? reply.facts : undefined;
  if (made) facts.set(task.name, made);
  await mark(task.name, task.key, made);
  return true;
}

/**
 * Makes all pictures that are missing or outdated. Arguments: `--only plank,close,boards,laid,room,view,hero,video`, `--ids 101,102`,
 * `--threads 2`, `--force`. A run that is broken off goes on where it stopped. `--sheet` lays what there is side by side instead.
 */
export async function runAll(args: readonly string[], makeWorker: () => Worker): Promise<void> {
  const started = Date.now();
  const say = (text: string): void => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);
  if (args.includes('--sheet')) return drawSheets(say);
  const only = listArgument(args, 'only');
  const parts = allParts.filter((part) => only.length === 0 || only.includes(part));
  const tasks = planTasks(parts, listArgument(args, 'ids').map(Number));
  const isForced = args.includes('--force');
  const pool = startPool(Number(listArgument(args, 'threads')[0] ?? 2), makeWorker);
  const facts = new Map<string, PictureFacts>();
  await mkdir(folders.media, { recursive: true });
  await mkdir(dirname(folders.facts), { recursive: true });
  let done = 0;
  const finish = async (task: Task): Promise<void> => {
    const isNew = await runTask(task, pool, facts, isForced);
    done += 1;
    if (isNew) say(`${done}/${tasks.length} ${task.name}`);
  };
  try {
    await Promise.all(tasks.filter(isFlat).map(finish));
    await Promise.all(tasks.filter(isLaid).map(finish));
    const lit = tasks.filter((task) => !isFlat(task) && !isLaid(task));
    const roomNames = new Set(lit.flatMap(({ job }) => ('room' in job ? [job.room] : [])));
    for (const name of roomNames) {
      await traceRoom(name, pool, say);
      await Promise.all(lit.filter(({ job }) => 'room' in job && job.room === name).map(finish));
    }
  } finally {
    await recordFacts(folders.facts, facts);
    if (parts.includes('view')) await recordRooms(folders.rooms, viewRooms);
    await pool.close();
  }
  say(`${tasks.length} pictures up to date`);
}
