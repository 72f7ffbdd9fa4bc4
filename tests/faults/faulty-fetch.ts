import { applyFault, trickled, type Delivery } from './apply-fault';
import { chooseAndLog } from './count-requests';
import { pageReply, type ChooseFault, type LoggedRequest, type Reply } from './fault-kinds';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A fetch whose requests meet the faults that `choose` names, for clients and servers in one process. Follows a portal's redirect, as
 * fetch does. An aborted signal ends a silent request.
 */
export function faultyFetch(realFetch: Fetch, choose: ChooseFault, log: LoggedRequest[] = []): Fetch {
  const chooseFault = chooseAndLog(log);
  return async (url, init) => {
    const fault = chooseFault(choose, init.method ?? 'GET', url);
    const asked = applyFault(fault, async () => replyOf(await realFetch(url, init)));
    return responseOf(await Promise.race([asked, aborted(init.signal)]), init.signal);
  };
}

async function replyOf(response: Response): Promise<Reply> {
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

async function responseOf(delivery: Delivery, signal: AbortSignal | null | undefined): Promise<Response> {
  switch (delivery.kind) {
    case 'silence':
      return aborted(signal);
    case 'reset':
      throw new TypeError('fetch failed');
    case 'broken reply':
      return streamed(delivery.reply, [delivery.reply.body.slice(0, delivery.keptBytes)], new TypeError('terminated'));
    case 'reply': {
      const reply = delivery.reply.status === 302 ? pageReply(200) : delivery.reply;
      if (typeof delivery.pace !== 'string') return streamed(reply, trickled(reply.body, delivery.pace));
      const hasBody = ![204, 304].includes(reply.status);
      return new Response(hasBody ? reply.body : null, { status: reply.status, headers: headersOf(reply) });
    }
  }
}

type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>> | Iterable<Uint8Array<ArrayBuffer>>;

function headersOf({ headers }: Reply): Headers {
  return new Headers(headers.map(([name, value]) => [name, value]));
}

function streamed(reply: Reply, pieces: Pieces, breaksWith?: Error): Response {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async start(controller) {
      for await (const piece of pieces) controller.enqueue(piece);
      if (breaksWith === undefined) controller.close();
      else controller.error(breaksWith);
    },
  });
  return new Response(body, { status: reply.status, headers: headersOf(reply) });
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const give = (): void => reject(new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', give);
    if (signal?.aborted === true) give();
  });
}
