import { notifyManager, QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { sameOr, type Followed, type Question, type Replies, type Reply } from './replies';

/** Replies as the query client has them: what is stale is asked for anew once somebody follows it, as with `useQuery`. */
export function clientReplies(client: QueryClient): Replies {
  return { follow: (question) => followWith(client, question) };
}

function followWith<Data, Key extends QueryKey>(client: QueryClient, question: Question<Data, Key>): Followed<Data> {
  const observer = new QueryObserver(client, {
    ...client.defaultQueryOptions(question),
    notifyOnChangeProps: ['data', 'error', 'isPending'],
    _optimisticResults: 'optimistic',
  });
  let known: Reply<Data> | undefined;
  return {
    subscribe: (onChange) => {
      const stop = observer.subscribe(notifyManager.batchCalls(onChange));
      // What came between the first drawing and now.
      observer.updateResult();
      return stop;
    },
    current: () => (known = sameOr(known, observer.getCurrentResult())),
  };
}
