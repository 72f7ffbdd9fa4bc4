import type { Endpoint } from '../../src/contract/endpoint';
import { refusalEnvelope, successEnvelope, type Envelope } from '../../src/contract/envelope';
import type { StoreApp } from '../services';
import { compressText, sendCompressed } from './compressed-text';
import { bind, readInput } from './handle';
import { Refusal } from './problems';
import type { CacheableReply, ReplyCache } from './reply-cache';

export type HandlePublic = <Input, Output>(endpoint: Endpoint<Input, Output>, compute: (input: Input) => Promise<Output>) => void;

/** Binds calls whose reply depends on input and catalogue alone: computed once per catalogue version, then sent from memory. `compute` may throw Refusal. */
export function publicHandler(app: StoreApp, replies: ReplyCache<CacheableReply>): HandlePublic {
  return (endpoint, compute) =>
    bind(app, endpoint, async (c) => {
      const input = await readInput(c, endpoint);
      const { text } = await replies.get(`${endpoint.path} ${JSON.stringify(input) ?? ''}`, () => replyTo(endpoint, input, compute));
      // HTTP caches may store replies to GET only.
      const cacheControl = c.req.method === 'GET' || c.req.method === 'HEAD' ? 'no-cache' : 'no-store';
      return sendCompressed(c, text, { 'Content-Type': 'application/json', 'Cache-Control': cacheControl });
    });
}

async function replyTo<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  compute: (input: Input) => Promise<Output>,
): Promise<CacheableReply> {
  try {
    return await packed(successEnvelope(endpoint.output, await compute(input)));
  } catch (error) {
    if (error instanceof Refusal) return packed(refusalEnvelope(error.message, error.data));
    throw error;
  }
}

async function packed(envelope: Envelope): Promise<CacheableReply> {
  return { text: await compressText(JSON.stringify(envelope), 'small'), isCacheable: envelope.status === 1 };
}
