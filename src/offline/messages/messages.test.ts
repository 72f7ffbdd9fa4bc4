import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_TRIES } from '../sync/backoff';
import type { MessageRecord } from './message-record';
import type { MessageStorage } from './message-storage';
import { createMessages, type Messages } from './messages';

const ANA = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@shop.example', message: 'Stairs?' };

let kept: Map<string, MessageRecord>;
let tellLoss: () => void;
let hear: () => void;
let storage: MessageStorage;
let messages: Messages;
const listen = vi.fn((listener: (news: 'changed') => void) => void (hear = () => listener('changed')));
const post = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  kept = new Map();
  storage = {
    read: async () => [...kept.values()],
    put: async (record) => void kept.set(record.id, record),
    revise: async (id, decide) => {
      const record = kept.get(id);
      const decision = record === undefined ? 'keep' : decide(record);
      if (decision === null) kept.delete(id);
      else if (decision !== 'keep') kept.set(id, decision);
    },
    onLost: (listener) => void (tellLoss = listener),
  };
  messages = createMessages({ storage, channel: { post, listen }, now: () => 5_000 });
});

const shown = (): readonly string[] => messages.entries().map(({ id }) => id);

describe('A message that waits', () => {
  it('is saved as new, whatever became of the one it replaces', async () => {
    await messages.save('m1', ANA, 'elena');
    await messages.settle('m1', (record) => ({ ...record, isStoreBusy: true, state: 'refused', refusal: 'No' }));
    await messages.save('m1', { ...ANA, message: 'Ramps?' }, 'elena');
    expect(messages.entries()).toEqual([
      {
        v: 1,
        id: 'm1',
        accountId: 'elena',
        message: { ...ANA, message: 'Ramps?' },
        savedAt: 5_000,
        state: 'waiting',
        refusal: null,
        tries: NO_TRIES,
        isStoreBusy: false,
      },
    ]);
  });

  it('waits again when its writer says so', async () => {
    await messages.save('m1', ANA, null);
    await messages.hold('m1', 'Not now');
    expect(messages.entries()).toMatchObject([{ state: 'refused', refusal: 'Not now' }]);
    await messages.settle('m1', (record) => ({ ...record, tries: { ...NO_TRIES, attempts: 2, lastTryAt: 4_000 } }));
    await messages.retry('m1');
    expect(messages.entries()).toMatchObject([{ state: 'waiting', refusal: null, tries: NO_TRIES }]);
  });

  it('is deleted with the account that wrote it; the others stay, and the other tabs hear of it', async () => {
    for (const [id, accountId] of [
      ['m1', 'elena'],
      ['m2', null],
      ['m3', 'marco'],
    ] as const)
      await messages.save(id, ANA, accountId);
    post.mockClear();
    await messages.dropOf('elena');
    expect([shown(), post.mock.calls]).toEqual([['m2', 'm3'], [['changed']]]);
  });
});

describe('A page that is open', () => {
  it('follows what other tabs do, once, however often it is opened', async () => {
    await messages.open();
    await messages.open();
    expect(listen).toHaveBeenCalledTimes(1);
    kept.set('m1', {
      v: 1,
      id: 'm1',
      accountId: null,
      message: ANA,
      savedAt: 1,
      state: 'waiting',
      refusal: null,
      tries: NO_TRIES,
      isStoreBusy: false,
    });
    hear();
    await expect.poll(shown).toEqual(['m1']);
  });

  it('is not broken by a device that cannot be read, then or when another tab tells something', async () => {
    vi.spyOn(storage, 'read').mockRejectedValue(new Error('gone'));
    await expect(messages.open()).rejects.toThrow('gone');
    hear();
    tellLoss();
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toEqual([]);
  });

  it('never shows again what a newer read no longer has', async () => {
    await messages.save('m1', ANA, null);
    await messages.open();
    const held: (() => void)[] = [];
    const read = storage.read;
    vi.spyOn(storage, 'read').mockImplementation(async () => {
      const records = await read();
      await new Promise<void>((resolve) => held.push(resolve));
      return records;
    });
    hear();
    await expect.poll(() => held.length).toBe(1);
    const dropping = messages.drop('m1');
    await expect.poll(() => held.length).toBe(2);
    held[1]?.();
    await dropping;
    held[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown()).toEqual([]);
  });

  it('does not take a saved message for lost when it cannot be read again', async () => {
    const read = storage.read;
    vi.spyOn(storage, 'read').mockImplementationOnce(read).mockRejectedValueOnce(new Error('gone'));
    await expect(messages.save('m1', ANA, null)).resolves.toBeUndefined();
    expect([...kept.keys()]).toEqual(['m1']);
  });
});

describe('A storage that is wiped under the page', () => {
  it('gets back what is missing in it, and that alone', async () => {
    for (const id of ['m1', 'm2']) await messages.save(id, ANA, null);
    const before = messages.entries();
    kept.delete('m1');
    post.mockClear();
    const put = vi.spyOn(storage, 'put');
    tellLoss();
    await expect.poll(() => kept.size).toBe(2);
    await expect.poll(() => post.mock.calls).toEqual([['changed']]);
    expect(put.mock.calls).toEqual([[before[0]]]);
  });

  it('is left alone where nothing was shown', async () => {
    const read = vi.spyOn(storage, 'read');
    tellLoss();
    await new Promise((resolve) => setTimeout(resolve));
    expect([read.mock.calls, post.mock.calls]).toEqual([[], []]);
  });
});
