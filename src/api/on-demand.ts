import { NetworkError } from './errors';

/**
 * A part of the client that is loaded with its first call: the contract and its codecs are no part of the first screen,
 * which has its data in the document. Without a connection it does not come, and that is NetworkError like any missing answer.
 * A query takes its `signal` after this: taken before, a screen that goes meanwhile would end the call for the next one too.
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
