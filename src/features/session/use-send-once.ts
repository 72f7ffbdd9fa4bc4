import { useState } from 'react';
import { randomUuid } from '../../offline/storage/random-uuid';

/** The server handles a request id once, even if it arrives several times. */
export type SendOnce = <Output>(content: unknown, send: (requestId: string) => Promise<Output>) => Promise<Output>;

/** The same content after a failure keeps its id: the server may have handled it. */
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

export function useSendOnce(): SendOnce {
  const [sendOnce] = useState(createSendOnce);
  return sendOnce;
}
