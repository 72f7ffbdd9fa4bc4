import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { clientReplies } from './client-replies';
import type { Question, Replies } from './replies';
import { writtenReplies } from './written-replies';

const FLOORS = ['public', 'floors'] as const;

function floors(ask: () => Promise<string>): Question<string, typeof FLOORS> {
  return { queryKey: FLOORS, queryFn: ask, staleTime: 60_000, retry: false };
}

const never = (): Promise<never> => new Promise(() => undefined);

/** A client as it comes: with what the document says, of which the floors are so old. */
function arriving(ageMs: number) {
  const client = new QueryClient();
  client.setQueryData(FLOORS, 'oak', { updatedAt: Date.now() - ageMs });
  return client;
}

/** Replies out of a document that says 'oak', and what brings the client's. */
function fromDocument(client: QueryClient) {
  let bring: (replies: Replies) => void = () => undefined;
  const replies = writtenReplies(dehydrate(client), new Promise<Replies>((resolve) => (bring = resolve)));
  return { replies, bring: () => bring(clientReplies(client)) };
}

test('What the server wrote is there before the client, and what it did not write is pending', () => {
  const { replies } = fromDocument(arriving(0));
  expect(replies.follow(floors(never)).current()).toMatchObject({ data: 'oak', error: null, isPending: false });
  expect(replies.follow({ queryKey: ['public', 'settings'] }).current()).toMatchObject({ data: undefined, error: null, isPending: true });
});

test('What does not differ when the client comes is the same reply', async () => {
  const { replies, bring } = fromDocument(arriving(0));
  const followed = replies.follow(floors(never));
  const before = followed.current();
  const heard = vi.fn();
  followed.subscribe(heard);
  bring();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(followed.current()).toBe(before);
});

test('What is stale is asked for anew once the client is here, by who follows it then and once', async () => {
  const ask = vi.fn(async () => 'maple');
  const { replies, bring } = fromDocument(arriving(120_000));
  const followed = replies.follow(floors(ask));
  // As React does in strict mode: it follows, lets go and follows again.
  followed.subscribe(() => undefined)();
  followed.subscribe(() => undefined);
  expect(ask).not.toHaveBeenCalled();
  bring();
  await vi.waitFor(() => expect(followed.current().data).toBe('maple'));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('What nobody follows any more is not asked for', async () => {
  const ask = vi.fn(async () => 'maple');
  const client = arriving(120_000);
  const { replies, bring } = fromDocument(client);
  replies.follow(floors(ask)).subscribe(() => undefined)();
  bring();
  await vi.waitFor(() => expect(client.getQueryCache().find({ queryKey: FLOORS })?.getObserversCount()).toBe(0));
  expect(ask).not.toHaveBeenCalled();
  expect(replies.follow(floors(ask)).current().data).toBe('oak');
});

test('Asking again before the client is here waits for it', async () => {
  const { replies, bring } = fromDocument(arriving(0));
  const followed = replies.follow(floors(async () => 'maple'));
  const asked = followed.current().refetch();
  bring();
  await asked;
  followed.subscribe(() => undefined);
  await vi.waitFor(() => expect(followed.current().data).toBe('maple'));
});

test("What is followed from then on is the client's", async () => {
  const client = arriving(0);
  const { replies, bring } = fromDocument(client);
  bring();
  await vi.waitFor(() => {
    client.setQueryData(FLOORS, 'maple');
    expect(replies.follow(floors(never)).current().data).toBe('maple');
  });
});
