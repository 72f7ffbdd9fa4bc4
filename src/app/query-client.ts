import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, ContractError, messageFor, NetworkError } from '../api/errors';
import { cachedFirst } from '../offline/catalogue/cached-first';
import { showAlert } from '../ui/alert';
import { showToast } from '../ui/toast';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Shown when the call succeeded. */
      readonly success?: string;
      /** Shown when it failed and the server gave no words of its own (SPEC 8). */
      readonly failure?: string;
      /** Raised as a dialog when it failed and `failure` is not for it: that one is for refusals then. */
      readonly alert?: string;
    };
  }
}

const ONE_MINUTE_MS = 60_000;
const MAX_RETRIES = 2;

/**
 * Queries keep what they have when the network is away, never retry a dead network, and do not refetch on focus
 * (SPEC 4). A query that has data to show is refetched after the first render.
 * Mutations say how they ended through `meta`: the error catalogue is data beside its action.
 */
export function createQueryClient(firstRender: Promise<unknown> = Promise.resolve()): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: false,
        staleTime: ONE_MINUTE_MS,
        gcTime: Number.POSITIVE_INFINITY,
        persister: async (queryFn, context, query) => {
          if (query.state.data !== undefined) await firstRender;
          return cachedFirst(queryFn, context, query);
        },
        retry: (failures, error) => isWorthRetrying(error) && failures < MAX_RETRIES,
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: warnOf }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _result, mutation) => {
        const words = mutation.meta?.success;
        if (words !== undefined) showToast({ message: words, tone: 'success' });
      },
      onError: (error, _input, _result, mutation) => {
        warnOf(error);
        const { failure, alert } = mutation.meta ?? {};
        const isForToast = failure !== undefined && (alert === undefined || error instanceof ApiError);
        if (isForToast) showToast({ message: messageFor(error, failure), tone: 'error' });
        else if (alert !== undefined) showAlert(alert, messageFor(error, ''));
      },
    }),
  });
}

/** SPEC 7: the server's message, else the error's own. The server's renderer has its own log. */
function warnOf(error: Error): void {
  if (typeof window !== 'undefined') console.warn(error.message === '' ? error.name : error.message);
}

function isWorthRetrying(error: Error): boolean {
  if (error instanceof NetworkError || error instanceof ContractError) return false;
  return error.name === 'HttpError' && 'httpStatus' in error && Number(error.httpStatus) >= 500;
}
