import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Fault, Reply } from './fault-kinds';

/** Sends a request on to the server, on a connection of its own, and gives the whole reply. */
export async function askServer(
  serverUrl: string,
  { method, url, headers }: IncomingMessage,
  body: Uint8Array<ArrayBuffer>,
  fault: Fault,
): Promise<Reply> {
  // Where a body ends is felt in its bytes, and a cut compressed one would be noticed by its decoder.
  const isCut = fault.kind === 'cut short' || fault.kind === 'truncate';
  const sent = { ...headers, connection: 'close', ...(isCut ? { 'accept-encoding': 'identity' } : {}) };
  const outgoing = request(`${serverUrl}${url ?? '/'}`, { method, headers: sent, agent: false });
  outgoing.end(body);
  const [reply]: IncomingMessage[] = await once(outgoing, 'response');
  if (reply === undefined) throw new Error('No reply');
  return { status: reply.statusCode ?? 502, headers: endToEnd(reply.rawHeaders), body: await bytesOf(reply) };
}

export async function bytesOf(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(Buffer.from(piece));
  return new Uint8Array(Buffer.concat(pieces));
}

const OF_ONE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Node gives names and values in turn, each as often as it was sent. */
function endToEnd(raw: readonly string[]): readonly (readonly [string, string])[] {
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []));
  return pairs.filter(([name]) => !OF_ONE_CONNECTION.has(name.toLowerCase()));
}
