// @vitest-environment happy-dom
import { dehydrate, onlineManager, QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { clientReplies } from './client-replies';
import type { Replies } from './replies';
import { RepliesContext, useReply } from './use-reply';
import { writtenReplies } from './written-replies';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const keyOf = (name: string) => ['public', 'floor', name] as const;

interface FloorProps {
  readonly name: string;
  readonly ask: (name: string) => Promise<string>;
  readonly onDrawn?: () => void;
}

function Floor({ name, ask, onDrawn }: FloorProps) {
  const { data, error, isPending, refetch } = useReply({
    queryKey: keyOf(name),
    queryFn: () => ask(name),
    staleTime: 60_000,
    retry: false,
  });
  onDrawn?.();
  return (
    <button type="button" onClick={() => void refetch()}>
      {isPending ? 'loading' : (data ?? error?.message)}
    </button>
  );
}

const drawn = (): string | null => screen.getByRole('button').textContent;
const page = (replies: Replies, props: FloorProps) => (
  <StrictMode>
    <RepliesContext value={replies}>
      <Floor {...props} />
    </RepliesContext>
  </StrictMode>
);
const answer = (name: string): Promise<string> => Promise.resolve(`${name}, as asked`);

test('A screen goes over to the client without being drawn again, and shows what the client hears later', async () => {
  const client = new QueryClient();
  client.setQueryData(keyOf('oak'), 'oak, as written');
  let bring: (replies: Replies) => void = () => undefined;
  const replies = writtenReplies(dehydrate(client), new Promise<Replies>((resolve) => (bring = resolve)));
  const onDrawn = vi.fn();
  render(page(replies, { name: 'oak', ask: answer, onDrawn }));
  expect(drawn()).toBe('oak, as written');
  onDrawn.mockClear();
  await act(async () => bring(clientReplies(client)));
  expect(
    client
      .getQueryCache()
      .find({ queryKey: keyOf('oak') })
      ?.getObserversCount(),
  ).toBe(1);
  expect(onDrawn).not.toHaveBeenCalled();
  await act(async () => client.setQueryData(keyOf('oak'), 'oak, dearer'));
  await waitFor(() => expect(drawn()).toBe('oak, dearer'));
});

test('Another key is asked for in the same place, and the earlier one is followed no more', async () => {
  const client = new QueryClient();
  const replies = clientReplies(client);
  const { rerender, unmount } = render(page(replies, { name: 'oak', ask: answer }));
  await waitFor(() => expect(drawn()).toBe('oak, as asked'));
  rerender(page(replies, { name: 'maple', ask: answer }));
  expect(drawn()).toBe('loading');
  await waitFor(() => expect(drawn()).toBe('maple, as asked'));
  const followers = () =>
    ['oak', 'maple'].map((name) =>
      client
        .getQueryCache()
        .find({ queryKey: keyOf(name) })
        ?.getObserversCount(),
    );
  expect(followers()).toEqual([0, 1]);
  unmount();
  expect(followers()).toEqual([0, 0]);
});

test('A failure is shown, and asking again shows that it loads, then what came', async () => {
  let settle: (floor: string) => void = () => undefined;
  const ask = vi.fn<FloorProps['ask']>(() => new Promise((resolve) => (settle = resolve))).mockRejectedValueOnce(new Error('No answer'));
  render(page(clientReplies(new QueryClient()), { name: 'oak', ask }));
  await waitFor(() => expect(drawn()).toBe('No answer'));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(drawn()).toBe('loading'));
  await act(async () => settle('oak, as asked'));
  await waitFor(() => expect(drawn()).toBe('oak, as asked'));
});

test('What was missed without a signal is asked for with the next one', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'offlineFirst', refetchOnReconnect: 'always' } } });
  client.mount();
  onlineManager.setOnline(false);
  const ask = vi.fn<FloorProps['ask']>(answer).mockRejectedValueOnce(new Error('No answer'));
  render(page(clientReplies(client), { name: 'oak', ask }));
  await waitFor(() => expect(drawn()).toBe('No answer'));
  await act(async () => onlineManager.setOnline(true));
  await waitFor(() => expect(drawn()).toBe('oak, as asked'));
  client.unmount();
});
