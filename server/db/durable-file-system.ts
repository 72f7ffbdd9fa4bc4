import { closeSync, fstatSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFileSystemOf } from './sync-file-system.mjs';

/** WASI's number: PostgreSQL stops rather than trust an unsaved write. */
const INPUT_OUTPUT_ERROR = 29;
const NO_SPACE = 51;
const NO_QUOTA = 19;
/** The clock of file times ticks in shorter steps than this. */
const FILE_CLOCK_TICK_MS = 20;

/** The engine starts with fsync off and with fdatasync, which its file system ignores. With these it calls fsync at every commit. */
const DURABLE_START_PARAMETERS: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** `sync` throws when the disk fails. `makeRoom` is called when the disk is full for a write that the engine needs; it is then retried. */
export async function startDurableEngine(
  folder: string,
  sync: (descriptor: number) => void = fsyncSync,
  makeRoom: () => void = () => undefined,
): Promise<PGlite> {
  const fs = new DurableNodeFS(folder, sync, makeRoom);
  const engine = await PGlite.create({ fs, startParams: DURABLE_START_PARAMETERS });
  fs.endStart();
  return engine;
}

/**
 * A real fsync: commits survive a power cut. It depends on internals of the engine (0.5.16), tested by durable-commits.embedded.test.ts.
 * After a crash the engine syncs a thousand files at its start, half a minute on a slow disk: here the whole file system is synced once,
 * and unchanged files are skipped.
 */
class DurableNodeFS extends NodeFS {
  readonly #folder: string;
  readonly #sync: (descriptor: number) => void;
  readonly #makeRoom: () => void;
  #isStarting = true;
  /** Files last written before this time (file system's clock) are on the disk. */
  #keptUntilMs: number | null = null;

  constructor(folder: string, sync: (descriptor: number) => void, makeRoom: () => void) {
    super(folder);
    this.#makeRoom = makeRoom;
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
      operations['write'] = this.#withRoom(writeOf(operations));
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }

  /** A table that cannot grow fails its statement. All other files, above all the WAL, must be written completely. */
  #withRoom(write: Write): Write {
    return (stream, buffer, offset, length, position) => {
      const isOfTable = isRecord(stream) && String(stream['path']).includes('/base/');
      if (isOfTable) return write(stream, buffer, offset, length, position);
      const written = writtenOf(() => write(stream, buffer, offset, length, position));
      if (written === length) return written;
      this.#makeRoom();
      return written + write(stream, buffer, offset + written, length - written, position === undefined ? undefined : position + written);
    };
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

/** Emscripten's write: returns the bytes written, or throws a WASI number. */
type Write = (stream: unknown, buffer: Uint8Array, offset: number, length: number, position?: number) => number;

function writeOf(operations: Record<string, unknown>): Write {
  const write = operations['write'];
  return (...args) => Number(Reflect.apply(write as Write, operations, args));
}

/** 0 when the disk is full. */
function writtenOf(write: () => number): number {
  try {
    return write();
  } catch (error) {
    if (isRecord(error) && (error['errno'] === NO_SPACE || error['errno'] === NO_QUOTA)) return 0;
    throw error;
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
