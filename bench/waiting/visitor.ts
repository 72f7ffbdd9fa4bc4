import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getProducts } from '../../src/contract/catalogue';
import { median } from '../figures';
import { ask, CALLERS, type MadeUp } from '../load/attack';

const BETWEEN_MS = 20;

export const LOOKS = {
  '/healthz': { method: 'GET', path: '/healthz' },
  page: { method: 'GET', path: '/products' },
  list: { method: 'POST', path: `/api${getProducts.path}`, body: 'product_category_id=ALL' },
} as const satisfies Readonly<Record<string, MadeUp>>;

export interface Measured {
  /** By look. */
  readonly medians: ReadonlyMap<string, number>;
  readonly worst: ReadonlyMap<string, number>;
  /** Of floor pages that nobody had opened. */
  readonly floorMs: { readonly median: number; readonly worst: number };
  /** '503: 12'; '' when every request was answered 200. */
  readonly refused: string;
}

/** One visitor, who looks again and again for `forMs` and opens these floors meanwhile. */
export async function measureVisitor(url: string, floors: readonly string[], forMs: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const refused = new Map<number | string, number>();
  const timeOf = async (request: MadeUp): Promise<number> => {
    const begun = performance.now();
    const status = await ask(url, agent, request, CALLERS.visitor).catch(() => 'no reply');
    if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
    return performance.now() - begun;
  };
  const times = new Map<string, number[]>();
  const floorTimes: number[] = [];
  const startedAt = performance.now();
  while (performance.now() < startedAt + forMs || floorTimes.length < floors.length) {
    for (const [name, request] of Object.entries(LOOKS)) {
      times.set(name, [...(times.get(name) ?? []), await timeOf(request)]);
      await pause(BETWEEN_MS);
    }
    const slug = floors[floorTimes.length];
    const isDue = performance.now() > startedAt + ((floorTimes.length + 0.5) / floors.length) * forMs;
    if (slug !== undefined && isDue) floorTimes.push(await timeOf({ method: 'GET', path: `/products/${slug}` }));
  }
  agent.destroy();
  return {
    medians: new Map([...times].map(([name, all]) => [name, median(all)])),
    worst: new Map([...times].map(([name, all]) => [name, Math.max(...all)])),
    floorMs: { median: median(floorTimes), worst: Math.max(0, ...floorTimes) },
    refused: [...refused].map(([status, count]) => `${status}: ${count}`).join(', '),
  };
}

export async function floorSlugs(url: string): Promise<string[]> {
  const reply = await fetch(`${url}/api${getProducts.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'product_category_id=ALL',
  });
  return [...new Set([...(await reply.text()).matchAll(/"slug":"([^"]+)"/g)].map((match) => match[1] ?? ''))];
}
