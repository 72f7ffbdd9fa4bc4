import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database';
import { replyOnce, earlierReply, namedRequest } from './reply-once';
import { HttpProblem, Refusal } from './problems';
import type * as replies from '../repositories/request-replies';

const store = vi.hoisted(() => ({ kept: new Map<string, { contentHash: string; message: string | null }>() }));
vi.mock('../repositories/request-replies', (): Partial<typeof replies> => ({
  findRequest: async (_db, { scope, requestId }) => store.kept.get(`${scope} ${requestId}`),
  claimRequest: async (_tx, { scope, requestId }, contentHash) => {
    const key = `${scope} ${requestId}`;
    if (store.kept.has(key)) return false;
    store.kept.set(key, { contentHash, message: null });
    return true;
  },
  keepReply: async (_tx, { scope, requestId }, message) => {
    const known = store.kept.get(`${scope} ${requestId}`);
    if (known !== undefined) known.message = message;
  },
}));

const ID = '0b0e0a3c-6f0e-4e6e-9f2e-3f0c5a1d2b4c';
/** A transaction that throws leaves nothing behind. */
const db = {
  transaction: async <Value>(work: (tx: Database) => Promise<Value>): Promise<Value> => {
    const before = structuredClone(store.kept);
    try {
      return await work(db);
    } catch (error) {
      store.kept = before;
      throw error;
    }
  },
} as unknown as Database;
const named = (content: unknown, id: string = ID, scope: Parameters<typeof namedRequest>[1] = 'visitor') =>
  namedRequest(new Headers({ 'Idempotency-Key': id }), scope, content);

let done: number;
const work = async (): Promise<string> => `done ${(done += 1)}`;
const fails = (): Promise<string> => Promise.reject(new Error('not now'));

beforeEach(() => {
  store.kept = new Map();
  done = 0;
});

describe('A request with an id', () => {
  it('is done once, and each delivery gets the words of the first', async () => {
    for (let delivered = 0; delivered < 3; delivered += 1) expect(await replyOnce(db, named('a'), 0, work)).toBe('done 1');
    expect(done).toBe(1);
  });

  it('is done anew after it failed: a failure leaves nothing behind', async () => {
    await expect(replyOnce(db, named('a'), 0, fails)).rejects.toThrow('not now');
    expect(await earlierReply(db, named('a'))).toBeNull();
    expect(await replyOnce(db, named('a'), 0, work)).toBe('done 1');
  });

  it('that comes again with other words is refused, and those are not done', async () => {
    await replyOnce(db, named('a'), 0, work);
    const refusal = new Refusal('This was sent before with other words. Please send it anew.');
    await expect(replyOnce(db, named('b'), 0, work)).rejects.toThrow(refusal);
    await expect(earlierReply(db, named('b'))).rejects.toThrow(refusal);
    expect(done).toBe(1);
  });

  it('is the same one in capital letters, and another one from another shopper or a visitor', async () => {
    await replyOnce(db, named('a'), 0, work);
    expect(await replyOnce(db, named('a', ID.toUpperCase()), 0, work)).toBe('done 1');
    expect(await replyOnce(db, named('a', ID, { userId: 7 }), 0, work)).toBe('done 2');
    expect(await replyOnce(db, named('a', ID, { userId: 8 }), 0, work)).toBe('done 3');
    expect(await replyOnce(db, named('a', ID, { userId: 7 }), 0, work)).toBe('done 2');
  });

  it('can be asked for its earlier words, of which there are none at first', async () => {
    expect(await earlierReply(db, named('a'))).toBeNull();
    await replyOnce(db, named('a'), 0, async () => 'Sent');
    expect(await earlierReply(db, named('a'))).toBe('Sent');
  });

  it('whose first delivery kept no words is answered without any', async () => {
    store.kept.set(`visitor ${ID}`, { contentHash: named('a')?.contentHash ?? '', message: null });
    expect(await earlierReply(db, named('a'))).toBe('');
    expect([await replyOnce(db, named('a'), 0, work), done]).toEqual(['', 0]);
  });

  it('whose other delivery has gone meanwhile fails, to be sent again', async () => {
    const gone = { transaction: (run: (tx: Database) => Promise<unknown>) => run(db) } as unknown as Database;
    store.kept = Object.assign(new Map<string, never>(), { has: () => true });
    await expect(replyOnce(gone, named('a'), 0, work)).rejects.toThrow('The other delivery of this request is gone');
    expect(done).toBe(0);
  });
});

describe('The id of a request', () => {
  it('is none without its header: such a request is done each time', async () => {
    expect(namedRequest(new Headers(), 'visitor', 'a')).toBeNull();
    expect(await earlierReply(db, null)).toBeNull();
    expect([await replyOnce(db, null, 0, work), await replyOnce(db, null, 0, work)]).toEqual(['done 1', 'done 2']);
    expect(store.kept.size).toBe(0);
  });

  it('may come under the name that contact messages had first, but the new name counts', () => {
    const other = '11111111-2222-3333-4444-555555555555';
    expect(namedRequest(new Headers({ 'X-Message-Id': ID }), 'visitor', 'a')?.requestId).toBe(ID);
    expect(namedRequest(new Headers({ 'X-Message-Id': other, 'Idempotency-Key': ID }), 'visitor', 'a')?.requestId).toBe(ID);
  });

  it.each(['', 'x', `${ID}0`, `0${ID}`, ID.replaceAll('-', ''), ID.replace('0', 'g'), '0b0e0a3c-6f0e-4e6e-9f2e'])(
    '%j is malformed, and the request is refused as such',
    (id) => {
      expect(() => named('a', id)).toThrow(new HttpProblem(400, 'The id of the request is malformed.'));
    },
  );

  it('says whose it is, and keeps no word of what was sent', () => {
    expect(named('a')?.scope).toBe('visitor');
    const mine = named({ street: 'Coral Way' }, ID, { userId: 7 });
    expect(mine?.scope).toBe('user 7');
    expect(JSON.stringify(mine)).not.toContain('Coral Way');
    expect(mine?.contentHash).toMatch(/^[\da-f]{64}$/);
  });
});
