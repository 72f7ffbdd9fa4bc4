import { chmodSync, existsSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import * as z from 'zod';
import { shownLine } from './table';
import { makeSocketFolder, socketProblem, withShortPath } from './socket-folder';

/**
 * Only the running store can open the embedded database: the tool sends it commands through a socket file that only the store's user can
 * open.
 */
export interface ToolReply {
  readonly exitCode: number;
  readonly text: string;
}

export interface ToolRequest {
  readonly args: readonly string[];
  /** The owner's; absolute. */
  readonly workingDir: string;
}

type ShowLine = (line: string) => void;

const MAX_REQUEST_BYTES = 64 * 1024;

/**
 * Call only in the process that holds the data folder's lock. Sends lines of JSON: progress and permanent lines, then the reply.
 * `onFailure` receives errors that `run` did not handle. Throws a `SocketFolderProblem` when somebody else could listen in the store's place.
 */
export function serveTool(
  dataDir: string,
  run: (request: ToolRequest, showProgress: ShowLine, signal: AbortSignal, showLine: ShowLine) => Promise<ToolReply>,
  onFailure: (error: unknown) => void,
): { close(): void } {
  const path = makeSocketFolder(dataDir);
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const gone = new AbortController();
    socket.on('error', () => socket.destroy());
    socket.on('close', () => gone.abort());
    const tell = (what: object): void => void (socket.writable && socket.write(`${JSON.stringify(what)}\n`));
    const [showProgress, showLine] = [(progress: string) => tell({ progress }), (line: string) => tell({ line })];
    readAll(socket)
      .then((text) => run(requestFrom(text), showProgress, gone.signal, showLine))
      .catch((error: unknown): ToolReply => {
        onFailure(error);
        return {
          exitCode: 1,
          text: 'The running store could not carry out the command. Its log says what kind of failure it was; look whether the command took effect, and repeat it if not.\n',
        };
      })
      .then(
        (reply) => socket.end(`${JSON.stringify(reply)}\n`),
        () => socket.destroy(),
      );
  });
  withShortPath(path, (short) => server.listen(short));
  // At once: Node binds before `listen` returns. It is missing when that failed.
  if (existsSync(path)) chmodSync(path, 0o600);
  // The store goes on without the tool.
  server.on('error', () => undefined);
  server.unref();
  return {
    close() {
      server.close();
      rmSync(path, { force: true });
    },
  };
}

/** Null when no store responds. Exit code 1, and nothing was sent, when what responds may not be the owner's store. */
export function askRunningStore(
  dataDir: string,
  request: ToolRequest,
  showProgress: ShowLine,
  showLine: ShowLine = showProgress,
): Promise<ToolReply | null> {
  const checked = socketProblem(dataDir);
  if (checked === 'no socket') return Promise.resolve(null);
  if ('problem' in checked) return Promise.resolve({ exitCode: 1, text: `${checked.problem}\n` });
  return new Promise((done) => {
    const socket = withShortPath(checked.path, (short) => connect(short));
    const noStoreRuns = (): void => done(null);
    socket.once('error', noStoreRuns);
    socket.on('connect', () => {
      socket.off('error', noStoreRuns);
      socket.end(JSON.stringify(request));
      readReply(socket, showProgress, showLine).then(done, () => done(BROKEN_OFF));
    });
  });
}

const BROKEN_OFF: ToolReply = {
  exitCode: 1,
  text: 'The running store stopped before it had answered. Start it again, look whether the command took effect, and repeat it if not.\n',
};

async function readReply(socket: Socket, showProgress: ShowLine, showLine: ShowLine): Promise<ToolReply> {
  let rest = '';
  for await (const chunk of socket.setEncoding('utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const parsed: unknown = JSON.parse(line);
      if (typeof parsed !== 'object' || parsed === null) return BROKEN_OFF;
      if ('progress' in parsed) showProgress(shownLine(String(parsed.progress)));
      else if ('line' in parsed) showLine(shownLine(String(parsed.line)));
      else if ('exitCode' in parsed && 'text' in parsed) {
        const exitCode = Number(parsed.exitCode);
        return { exitCode: Number.isInteger(exitCode) ? exitCode : 1, text: shownLine(String(parsed.text)) };
      }
    }
  }
  return BROKEN_OFF;
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_REQUEST_BYTES) throw new Error('The command is too long');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const requestShape = z.object({ args: z.array(z.string()), workingDir: z.string() });

function requestFrom(text: string): ToolRequest {
  return requestShape.parse(JSON.parse(text));
}
