import type { DehydratedState, QueryKey } from '@tanstack/react-query';
import { sameOr, type Followed, type Question, type Replies, type Reply } from './replies';

/**
 * Replies out of a document's data, until `whenClient` brings the query client's: what is followed by then goes over to them, and is drawn
 * again only where they say something else.
 */
export function writtenReplies({ queries }: DehydratedState, whenClient: Promise<Replies>): Replies {
  const written = new Map(queries.map(({ queryHash, state }) => [queryHash, state.data]));
  let client: Replies | undefined;
  void whenClient.then((replies) => {
    client = replies;
  });
  return {
    follow<Data, Key extends QueryKey>(question: Question<Data, Key>) {
      if (client !== undefined) return client.follow(question);
      // As in the query client's own cache: a key says what its data is.
      const data = written.get(JSON.stringify(question.queryKey)) as Data | undefined;
      return goingOver(
        data,
        whenClient.then((replies) => replies.follow(question)),
      );
    },
  };
}

function goingOver<Data>(data: Data | undefined, whenThere: Promise<Followed<Data>>): Followed<Data> {
  let there: Followed<Data> | undefined;
  let known: Reply<Data> = { data, error: null, isPending: data === undefined, refetch: async () => (await whenThere).current().refetch() };
  return {
    subscribe: (onChange) => {
      let isOver = false;
      let stop = (): void => undefined;
      void whenThere.then((followed) => {
        if (isOver) return;
        there = followed;
        stop = followed.subscribe(onChange);
        onChange();
      });
      return () => {
        isOver = true;
        stop();
      };
    },
    current: () => (known = there === undefined ? known : sameOr(known, there.current())),
  };
}
