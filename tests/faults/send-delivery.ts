import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { trickled, type Delivery } from './apply-fault';
import type { Reply } from './fault-kinds';

/** Shows the client what a fault left of the reply. Rejects if the client goes away, or if `signal` ends a slow reply. */
export async function sendDelivery(delivery: Delivery, outgoing: ServerResponse, signal: AbortSignal): Promise<void> {
  switch (delivery.kind) {
    case 'silence':
      return;
    case 'reset':
      outgoing.socket?.destroy();
      return;
    case 'broken reply': {
      const { reply, keptBytes } = delivery;
      writeHead(outgoing, reply, reply.body.length);
      // The beginning must leave this process before the connection breaks.
      await new Promise<void>((resolve) => void outgoing.write(reply.body.slice(0, keptBytes), () => resolve()));
      outgoing.socket?.destroy();
      return;
    }
    case 'reply': {
      const { reply, pace } = delivery;
      writeHead(outgoing, reply, pace === 'chunked' ? null : reply.body.length);
      if (typeof pace === 'string') outgoing.end(reply.body);
      else await pipeline(trickled(reply.body, pace, signal), outgoing);
    }
  }
}

/** A `lengthBytes` of null sends the body in chunks. */
function writeHead(outgoing: ServerResponse, { status, headers }: Reply, lengthBytes: number | null): void {
  const isBodyless = status === 204 || status === 304;
  const length: [string, string][] = lengthBytes === null || isBodyless ? [] : [['Content-Length', String(lengthBytes)]];
  outgoing.writeHead(status, [...headers, ...length].flat());
}
