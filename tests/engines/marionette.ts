import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const START_LIMIT_MS = 120_000;

/** Firefox's own remote protocol, WebDriver's commands over a socket: messages are '<length>:<JSON>', replies carry the number of their command. */
export interface Marionette {
  send(name: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): void;
}

/** Connects to the Firefox that is starting on that port. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = await connected(port);
  const waiting = new Map<number, { readonly give: (value: unknown) => void; readonly fail: (error: Error) => void }>();
  let received = Buffer.alloc(0);
  let asked = 0;
  const failAll = (why: string): void => {
    for (const { fail } of waiting.values()) fail(new Error(why));
    waiting.clear();
  };
  const take = (message: unknown): void => {
    // The greeting is an object; replies are [1, number, error, result].
    if (!Array.isArray(message)) return;
    const [, number, error, result] = message;
    const question = waiting.get(Number(number));
    waiting.delete(Number(number));
    if (error === null) question?.give(result);
    else question?.fail(new Error(`${error.error}: ${error.message}`));
  };
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || received.length < end) return;
      take(JSON.parse(received.subarray(colon + 1, end).toString()));
      received = received.subarray(end);
    }
  });
  socket.on('close', () => failAll('Firefox has closed the connection'));
  socket.on('error', (error) => failAll(error.message));
  return {
    send: (name, parameters) =>
      new Promise((give, fail) => {
        asked += 1;
        waiting.set(asked, { give, fail });
        const text = JSON.stringify([0, asked, name, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      }),
    close: () => socket.destroy(),
  };
}

async function connected(port: number): Promise<Socket> {
  for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline; await pause(100)) {
    const socket = connect(port, '127.0.0.1');
    if (
      await once(socket, 'connect').then(
        () => true,
        () => false,
      )
    )
      return socket;
    socket.destroy();
  }
  throw new Error('Firefox did not start');
}
