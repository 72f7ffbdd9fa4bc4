import { connect, type Socket } from 'node:net';
import { getProducts } from '../../src/contract/catalogue';
import { FOUR_CALLERS } from '../load/attack';

/** Each sends the beginning of something, and then makes the store wait. */
const BEGINNINGS = {
  'half a body': (caller: string) =>
    `POST /api${getProducts.path} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${caller}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60\r\n\r\np`,
  'half of the headers': (caller: string) => `POST /api${getProducts.path} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${caller}\r\nConte`,
  'replies nobody reads': (caller: string) =>
    `GET /products HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${caller}\r\nAccept-Encoding: identity\r\n\r\n`.repeat(20),
} as const;

export type Hold = keyof typeof BEGINNINGS;

export const isHold = (name: string): name is Hold => name in BEGINNINGS;

/** One home's /56: 256 networks as we count them. */
const HOME = Array.from({ length: 256 }, (_, part) => `2001:db8:7:${(0x4200 + part).toString(16)}::1`);

/** Opens connections from 127.0.0.1 to 127.0.0.4, and each anew that the store closes. */
export function holdConnections(url: string, hold: Hold, connections: number, from: 'four' | 'home'): { readonly end: () => void } {
  const { hostname, port } = new URL(url);
  const callers = from === 'home' ? HOME : FOUR_CALLERS;
  const open = new Set<Socket>();
  let isOver = false;
  const begin = (index: number): void => {
    const caller = callers[index % callers.length] ?? '';
    const socket = connect({ host: hostname, port: Number(port), localAddress: `127.0.0.${1 + (index % 4)}` });
    open.add(socket);
    socket.once('connect', () => socket.write(BEGINNINGS[hold](caller)));
    if (hold !== 'replies nobody reads') socket.resume();
    socket.on('error', () => undefined);
    socket.once('close', () => {
      open.delete(socket);
      // Not at once: an attacker's own processor is not the store's.
      if (!isOver) setTimeout(() => begin(index), 100);
    });
  };
  for (let index = 0; index < connections; index += 1) begin(index);
  return {
    end: () => {
      isOver = true;
      for (const socket of open) socket.destroy();
    },
  };
}
