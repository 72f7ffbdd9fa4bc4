import { Agent, request } from 'node:http';

export interface MadeUp {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

export type Statuses = ReadonlyMap<number, number>;

/** An attacker is not at the address of those who shop. */
export const CALLERS = { visitor: '192.0.2.1', attacker: '203.0.113.1' } as const;
export const FOUR_CALLERS = [1, 2, 3, 4].map((last) => `203.0.113.${last}`);

/** Each connection sends the next request after its reply. */
export async function attack(
  url: string,
  connections: number,
  seconds: number,
  make: (count: number) => MadeUp,
  callers: readonly string[] = [CALLERS.attacker],
): Promise<Statuses> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  let count = 0;
  const endsAt = performance.now() + seconds * 1_000;
  const converse = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      count += 1;
      const status = await ask(url, agent, make(count), callers[count % callers.length] ?? CALLERS.attacker);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, converse));
  agent.destroy();
  return statuses;
}

/** Rejects without a response. */
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
