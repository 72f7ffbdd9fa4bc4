import { useState } from 'react';
import { randomUuid } from '../../offline/storage/random-uuid';

/** Sends a request under an id, so that the server does it once however often it is delivered. */
export type SendOnce = <Output>(content: unknown, send: (requestId: string) => Promise<Output>) => Promise<Output>;

/** A press gets a new id; the same content pressed again after a failure keeps its id, since the server may have done it. */
export function createSendOnce(): SendOnce {
  let failed: { readonly content: string; readonly id: string } | null = null;
  return async (content, send) => {
    const text = JSON.stringify(content);
    const request = failed?.content === text ? failed : { content: text, id: randomUuid() };
    failed = request;
    const output = await send(request.id);
    failed = null;
    return output;
  };
}

/** The sender of one form. */
export function useSendOnce(): SendOnce {
  const [sendOnce] = useState(createSendOnce);
  return sendOnce;
}
