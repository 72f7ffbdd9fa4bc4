import { connect, type Socket } from 'node:net';

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  readonly requests: number;
  /** Replies with another status than 200. */
  readonly failures: number;
}

export interface RawRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The whole request as it goes over the wire, the same for every server measured. */
export function requestBytes({ method, path, headers, body }: RawRequest): Buffer {
  const all = { Host: 'bench.local', Connection: 'keep-alive', ...headers, 'Content-Length': String(Buffer.byteLength(body)) };
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  );
}

/**
 * Asks again and again over `connections` kept-alive connections to this machine, one request at a time on each, for
 * `seconds`. Bytes on sockets rather than an HTTP client: on two cores, the one who asks must cost less than who answers.
 */
export async function load(
  port: number,
  request: Buffer,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<LoadResult> {
  const took: number[] = [];
  let failures = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const onReply = (ms: number, isGood: boolean): boolean => {
    took.push(ms);
    if (!isGood) failures += 1;
    return performance.now() < endsAt;
  };
  await Promise.all(Array.from({ length: connections }, () => converse(port, request, onReply)));
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  took.sort((a, b) => a - b);
  return {
    requestsPerSecond: took.length / elapsedSeconds,
    p99Ms: took[Math.floor(took.length * 0.99)] ?? 0,
    requests: took.length,
    failures,
  };
}

const HEADER_END = Buffer.from('\r\n\r\n');

function converse(port: number, request: Buffer, onReply: (ms: number, isGood: boolean) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let sentAt = 0;
    let head: Buffer = Buffer.alloc(0);
    /** Bytes of the body still to come; null while the header is incomplete. */
    let missing: number | null = null;
    let isGood = false;
    const send = (): void => {
      sentAt = performance.now();
      head = Buffer.alloc(0);
      missing = null;
      socket.write(request);
    };
    socket.once('connect', send);
    socket.once('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (missing === null) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(HEADER_END);
        if (end === -1) return;
        const text = head.toString('latin1', 0, end);
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
        if (length === undefined) return void socket.destroy(new Error(`A reply without its length:\n${text}`));
        isGood = text.startsWith('HTTP/1.1 200');
        missing = Number(length) - (head.length - end - HEADER_END.length);
      } else missing -= chunk.length;
      if (missing > 0) return;
      if (onReply(performance.now() - sentAt, isGood)) send();
      else socket.end(resolve);
    });
  });
}
