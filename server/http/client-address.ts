import type { IncomingMessage } from 'node:http';
import type { StoreContext } from './store-app';

/** X-Forwarded-For counts only for TRUST_PROXY_HOPS proxies, from the right: a client's own entries are further left. */
export function clientAddress(c: StoreContext, trustProxyHops: number): string {
  return countedAddress(sentFrom(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trustProxyHops));
}

/** The same of a request that no route has seen yet. */
export function requestAddress({ socket, headers }: IncomingMessage, trustProxyHops: number): string {
  return countedAddress(sentFrom(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), trustProxyHops));
}

/** The /48 of a counted IPv6 address; null for IPv4. */
export function networkOf(counted: string): string | null {
  return counted.includes(':') ? counted.split(':').slice(0, 3).join(':') : null;
}

/** IPv6 is shortened to its /64: a home or server owns all of it and could call from a new address each time. */
export function countedAddress(address: string): string {
  const bare = withoutPort(address)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  if (!bare.includes(':')) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros: readonly string[] =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Some proxies add the port: '203.0.113.7:4711', '[2001:db8::1]:4711'. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  return bracketed ?? address.replace(/^((?:::ffff:)?\d+\.\d+\.\d+\.\d+):\d+$/i, '$1');
}

function sentFrom(peer = 'in-process', forwardedFor = '', hops: number): string {
  if (hops === 0) return peer;
  const chain = forwardedFor
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return chain[chain.length - hops] ?? chain[0] ?? peer;
}

export interface AddressLimits {
  readonly perAddress: number;
  /** Of an IPv6 /48: whoever has one owns 65,536 addresses as we count them. */
  readonly perNetwork: number;
}

interface AddressCounts {
  /** Null beyond a limit; otherwise call the result when it is over. `address` as clientAddress gives it. */
  readonly enter: (address: string) => (() => void) | null;
}

/** Counts what is open, by address and by network. */
export function createAddressCounts({ perAddress, perNetwork }: AddressLimits): AddressCounts {
  const ofAddress = new Map<string, number>();
  const ofNetwork = new Map<string, number>();
  const change = (counts: Map<string, number>, key: string, by: number): void => {
    const count = (counts.get(key) ?? 0) + by;
    if (count <= 0) counts.delete(key);
    else counts.set(key, count);
  };
  return {
    enter(address) {
      const network = networkOf(address);
      if ((ofAddress.get(address) ?? 0) >= perAddress) return null;
      if (network !== null && (ofNetwork.get(network) ?? 0) >= perNetwork) return null;
      const count = (by: number): void => {
        change(ofAddress, address, by);
        if (network !== null) change(ofNetwork, network, by);
      };
      count(1);
      let isIn = true;
      return () => {
        if (isIn) count(-1);
        isIn = false;
      };
    },
  };
}
