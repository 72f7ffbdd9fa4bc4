import type { QueryKey } from '@tanstack/react-query';
import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { Question, Replies, Reply } from './replies';

export const RepliesContext = createContext<Replies | null>(null);

/**
 * What `useQuery` says, for screens that React may take over before the query client is here (docs/decisions/0027): those of routes that say
 * `opensFromDocument`, and what they share with others.
 */
export function useReply<Data, Key extends QueryKey>(question: Question<Data, Key>): Reply<Data> {
  const replies = use(RepliesContext);
  if (replies === null) throw new Error('useReply needs a RepliesContext above it');
  const key = JSON.stringify(question.queryKey);
  const [held, hold] = useState(() => ({ key, followed: replies.follow(question) }));
  const { followed } = held.key === key ? held : { followed: replies.follow(question) };
  if (held.key !== key) hold({ key, followed });
  return useSyncExternalStore(followed.subscribe, followed.current, followed.current);
}
