import { Agent, request } from 'node:http';

/** A request that somebody makes up anew each time. */
export interface MadeUp {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** How many replies of each status came. */
export type Statuses = ReadonlyMap<number, number>;

/** Who asks, told as by a proxy: an attacker is not at the address of those who shop. */
export const CALLERS = { visitor: '192.0.2.1', attacker: '203.0.113.1' } as const;

/** Sends requests over `connections` at once for `seconds`: each connection sends the next as soon as a reply is here. */
export async function attack(url: string, connections: number, seconds: number, make: (count: number) => MadeUp): Promise<Statuses> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  let count = 0;
  const endsAt = performance.now() + seconds * 1_000;
  const converse = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const status = await ask(url, agent, make((count += 1)), CALLERS.attacker);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, converse));
  agent.destroy();
  return statuses;
}

/** Gives the status; rejects without a response. */
export function ask(url: string, agent: Agent, { method, path, body = '' }: MadeUp, caller: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const ofForm = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength(body) };
    const headers = { 'X-Forwarded-For': caller, ...(method === 'POST' ? ofForm : {}) };
    const call = request(`${url}${path}`, { method, agent, headers }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode ?? 0));
    });
    call.once('error', reject);
    call.end(body);
  });
}
