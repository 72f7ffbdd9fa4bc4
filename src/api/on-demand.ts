import { NetworkError } from './errors';

/**
 * The first screen has its data in the document and does not need the contract. Throws NetworkError when the chunk cannot be loaded; the
 * next call retries.
 */
export function onDemand<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= load().catch((error: unknown) => {
      part = undefined;
      throw new NetworkError('The code for this call could not be loaded', { cause: error });
    });
    return part;
  };
}

/**
 * Reads the query's `signal` only after the part is loaded: otherwise a screen that unmounts during the load would abort the call for the
 * next screen too.
 */
export function queryOf<Part, Data>(
  part: () => Promise<Part>,
  fetch: (calls: Part, options: { readonly signal: AbortSignal }) => Promise<Data>,
) {
  return async (context: { readonly signal: AbortSignal }): Promise<Data> => fetch(await part(), { signal: context.signal });
}
