import { closeSync, fstatSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFileSystemOf } from './sync-file-system.mjs';

/** WASI's number of an input/output error: PostgreSQL stops on it rather than trust what it could not write. */
const INPUT_OUTPUT_ERROR = 29;
/** File times come from a clock that ticks coarser than this. */
const FILE_CLOCK_TICK_MS = 20;

/**
 * The embedded engine starts with fsync switched off and with PostgreSQL's default of fdatasync, which its file system answers
 * without doing anything. With these parameters it asks for fsync at every commit.
 */
const DURABLE_START_PARAMETERS: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Starts the embedded engine on a folder so that every acknowledged commit is on the disk. `sync` is told the file descriptor;
 * it throws when the disk fails. Rejects when the engine cannot start.
 */
export async function startDurableEngine(folder: string, sync: (descriptor: number) => void = fsyncSync): Promise<PGlite> {
  const fs = new DurableNodeFS(folder, sync);
  const engine = await PGlite.create({ fs, startParams: DURABLE_START_PARAMETERS });
  fs.endStart();
  return engine;
}

/**
 * The engine's folder on the disk, with an fsync that really is one: the engine's own lacks it, so that an acknowledged commit
 * would outlive a killed process, but not a power cut. This reaches into the engine (0.5.16); durable-commits.embedded.test.ts
 * fails when an update undoes it.
 *
 * After a sudden end the engine syncs each of its thousand files when it starts, whoever wrote them: half a minute on a slow
 * disk. So the first such call keeps the whole file system in one go, and files not written since are let pass.
 */
class DurableNodeFS extends NodeFS {
  readonly #folder: string;
  readonly #sync: (descriptor: number) => void;
  #isStarting = true;
  /** Files last written before this are on the disk; null until that is so. By the file system's own clock. */
  #keptUntilMs: number | null = null;

  constructor(folder: string, sync: (descriptor: number) => void) {
    super(folder);
    this.#folder = folder;
    this.#sync = sync;
  }

  endStart(): void {
    this.#isStarting = false;
  }

  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    const addSync = (module: object): void => {
      const operations = streamOperationsOf(module);
      operations['fsync'] = (stream: unknown) => this.#fsync(stream);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }

  #fsync(stream: unknown): number {
    if (!isRecord(stream) || typeof stream['nfd'] !== 'number') return 0;
    try {
      if (!this.#isStarting || !this.#isKeptAlready(stream['nfd'])) this.#sync(stream['nfd']);
      return 0;
    } catch {
      return INPUT_OUTPUT_ERROR;
    }
  }

  #isKeptAlready(descriptor: number): boolean {
    this.#keptUntilMs ??= this.#keepEverything();
    return fstatSync(descriptor).mtimeMs < this.#keptUntilMs - FILE_CLOCK_TICK_MS;
  }

  #keepEverything(): number {
    const mark = `${this.#folder}.sync-mark`;
    const descriptor = openSync(mark, 'w', 0o600);
    const now = fstatSync(descriptor).mtimeMs;
    closeSync(descriptor);
    rmSync(mark);
    return syncFileSystemOf(this.#folder) ? now : Number.NEGATIVE_INFINITY;
  }
}

function streamOperationsOf(module: object): Record<string, unknown> {
  const fileSystem: unknown = Reflect.get(module, 'NODEFS');
  const operations = isRecord(fileSystem) ? fileSystem['stream_ops'] : undefined;
  if (!isRecord(operations) || typeof operations['write'] !== 'function') {
    throw new Error('This version of the embedded database cannot be made durable: its file system looks different.');
  }
  return operations;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
