import { setTransport } from '../../src/api/transport';
import { endpoints } from '../../src/contract/all-endpoints';
import { SAMPLE_REPLIES } from '../pages/sample-replies';
import { NO_FAULT, type Fault } from './fault-kinds';
import { faultyFetch } from './faulty-fetch';

const samples: ReadonlyMap<string, unknown> = new Map(
  Object.entries(endpoints).map(([name, { path }]) => [path, new Map(Object.entries(SAMPLE_REPLIES)).get(name)]),
);

/** A store that replies to every call of the contract with its sample, or with the data in `replies`; `fault` happens to those of one path. */
export function serveSamples(faultyPath: string, fault: Fault, replies: Readonly<Record<string, unknown>> = {}): void {
  const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/^\/api/, '');
  const store = async (url: string): Promise<Response> => {
    const path = pathOf(url);
    return Response.json({ status: 1, message: '', data: replies[path] ?? samples.get(path) ?? null });
  };
  setTransport({
    baseUrl: '/api',
    authKey: () => 'key-1',
    xsrfToken: () => 'token-1',
    fetch: faultyFetch(store, ({ path }) => (pathOf(path) === faultyPath ? fault : NO_FAULT)),
  });
}
