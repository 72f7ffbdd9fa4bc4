import type { Endpoint } from '../../src/contract/endpoint';
import { refusalEnvelope, successEnvelope, type Envelope } from '../../src/contract/envelope';
import type { Services, StoreApp } from '../services';
import { compressText, sendCompressed } from './compressed-text';
import { API_PREFIX, bind, readInput } from './handle';
import type { OfflineReply } from './kept-replies';
import { Refusal } from './problems';
import { publicHeaders } from './quick-replies';

export type HandlePublic = <Input, Output>(endpoint: Endpoint<Input, Output>, compute: (input: Input) => Promise<Output>) => void;

/**
 * Binds calls whose reply depends on input and catalogue alone: computed once per catalogue version, sent from memory.
 * `compute` may throw Refusal.
 */
export function publicHandler(app: StoreApp, { quickReplies, publicReplies }: Services): HandlePublic {
  return (endpoint, compute) => {
    quickReplies.addPath(`${API_PREFIX}${endpoint.path}`);
    bind(app, endpoint, async (c) => {
      const input = await readInput(c, endpoint);
      const key = `${endpoint.path} ${JSON.stringify(input) ?? ''}`;
      const reply = await publicReplies.get(key, async () => {
        try {
          return await packed(successEnvelope(endpoint.output, await compute(input)));
        } catch (error) {
          if (error instanceof Refusal) return packed(refusalEnvelope(error.message, error.data));
          throw error;
        }
      });
      if (reply.isKept) quickReplies.remember(c.env?.incoming, key);
      return sendCompressed(c, reply.text, publicHeaders(c.req.method));
    });
  };
}

async function packed(envelope: Envelope): Promise<OfflineReply> {
  return { text: await compressText(JSON.stringify(envelope), 'small'), isKept: envelope.status === 1 };
}
