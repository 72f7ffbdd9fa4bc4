import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { applyFault } from './apply-fault';
import { askServer, bytesOf } from './ask-server';
import { chooseAndLog } from './count-requests';
import { NO_FAULT, noFaults, pageReply, PORTAL_PATH, type ChooseFault, type LoggedRequest } from './fault-kinds';
import { sendDelivery } from './send-delivery';

/** 'silent': connections are accepted and nothing is read from them. 'down': connections break at once. */
export type NetworkState = 'open' | 'silent' | 'down';

export interface FaultProxy {
  readonly url: string;
  /** Every request that was read, in order. */
  readonly log: readonly LoggedRequest[];
  /** Says from now on what happens to each request. */
  choose(choose: ChooseFault): void;
  /** Changes the network as a whole, open connections included. What a silent one holds goes on when it opens. */
  setNetwork(state: NetworkState): void;
  /** Leads to another address from now on. */
  leadTo(serverUrl: string): void;
  /** Breaks every connection and stops listening. */
  close(): Promise<void>;
}

/** Opens a proxy on a port of this machine, in front of a running store, that lets faults happen to requests. */
export async function openFaultProxy(serverUrl: string): Promise<FaultProxy> {
  const log: LoggedRequest[] = [];
  const chooseFault = chooseAndLog(log);
  const sockets = new Map<Socket, number>();
  let connections = 0;
  const held = new Set<() => void>();
  const closing = new AbortController();
  let target = serverUrl;
  let choose = noFaults;
  let network: NetworkState = 'open';

  const untilHeard = (): Promise<void> => (network === 'silent' ? new Promise((resolve) => void held.add(resolve)) : Promise.resolve());

  const http = createHttpServer(async (incoming, outgoing) => {
    const { method = 'GET', url: path = '/' } = incoming;
    const isPortal = path === PORTAL_PATH;
    try {
      // Read at once: an unread body would let the client's own sending time out.
      const body = await bytesOf(incoming);
      await untilHeard();
      const fault = isPortal ? NO_FAULT : chooseFault(choose, method, path, sockets.get(incoming.socket));
      const ask = async () => (isPortal ? pageReply(200) : askServer(target, incoming, body, fault));
      await sendDelivery(await applyFault(fault, ask, closing.signal), outgoing, closing.signal);
    } catch {
      // The client went away, or the server broke its connection: the other side sees the same.
      incoming.socket.destroy();
    }
  });
  // A slow or silent network is the test's to end.
  Object.assign(http, { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 });

  const tcp = createTcpServer({ pauseOnConnect: true }, async (socket) => {
    sockets.set(socket, (connections += 1));
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    await untilHeard();
    if (network === 'down') socket.destroy();
    else {
      http.emit('connection', socket);
      socket.resume();
    }
  }).listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const address = tcp.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');

  const breakAll = (): void => {
    for (const socket of sockets.keys()) socket.destroy();
  };
  const letGo = (): void => {
    for (const goOn of held) goOn();
    held.clear();
  };

  return {
    url: `http://127.0.0.1:${address.port}`,
    log,
    choose(next) {
      choose = next;
    },
    setNetwork(state) {
      network = state;
      if (state === 'down') breakAll();
      if (state !== 'silent') letGo();
    },
    leadTo(next) {
      target = next;
    },
    async close() {
      network = 'down';
      closing.abort();
      breakAll();
      letGo();
      tcp.close();
      await once(tcp, 'close');
    },
  };
}
