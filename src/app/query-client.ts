import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, ContractError, messageFor, NetworkError } from '../api/errors';
import { onDemand } from '../api/on-demand';
import { showAlert } from '../ui/alert';
import { showToast } from '../ui/toast';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      readonly success?: string;
      /** Toast when the server gives no message. */
      readonly failure?: string;
      /** Title of a dialog. With both set, `failure` is for refusals and `alert` for every other error. */
      readonly alert?: string;
    };
  }
}

const ONE_MINUTE_MS = 60_000;
const MAX_RETRIES = 2;

const offlineCatalogue = onDemand(() => import('../offline/catalogue/cached-first'));

/** No retry when the network is down, no refetch on focus. A query with data is refetched after the first render; one without waits for `saved` data. */
export function createQueryClient(
  firstRender: Promise<unknown> = Promise.resolve(),
  saved: Promise<unknown> = Promise.resolve(),
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: false,
        staleTime: ONE_MINUTE_MS,
        gcTime: Number.POSITIVE_INFINITY,
        persister: async (queryFn, context, query) => {
          if (query.state.data === undefined) await saved;
          if (query.state.data === undefined) return (await offlineCatalogue()).cachedFirst(queryFn, context, query);
          await firstRender;
          return queryFn(context);
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

/** The server renderer has its own log. */
function warnOf(error: Error): void {
  if (typeof window !== 'undefined') console.warn(error.message === '' ? error.name : error.message);
}

function isWorthRetrying(error: Error): boolean {
  if (error instanceof NetworkError || error instanceof ContractError) return false;
  return error.name === 'HttpError' && 'httpStatus' in error && Number(error.httpStatus) >= 500;
}
