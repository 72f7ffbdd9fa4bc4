import { NetworkError } from './errors';

/**
 * A part of the client that is loaded with its first call: the contract and its codecs are no part of the first screen,
 * which has its data in the document. Without a connection it does not come, and that is NetworkError like any missing answer.
 */
export function onDemand<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= load().catch((error: unknown) => {
      part = undefined;
      throw new NetworkError('No part of the store came for this call', { cause: error });
    });
    return part;
  };
}

/**
 * The function of a query whose call is part of what comes on demand. It takes the query's `signal` when the part is there: taken
 * before, a screen that goes meanwhile would end the call for the next one too.
 */
export function queryOf<Part, Data>(
  part: () => Promise<Part>,
  ask: (calls: Part, options: { readonly signal: AbortSignal }) => Promise<Data>,
) {
  return async (asked: { readonly signal: AbortSignal }): Promise<Data> => ask(await part(), { signal: asked.signal });
}
