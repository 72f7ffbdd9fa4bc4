import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseCalled, troubledDatabase } from '../../../tests/fixtures/device-database';
import { ApiError, HttpError, NetworkError } from '../../api/errors';
import type { DeskAct, DeskActReply, DeskDeed } from '../../domain/desk/desk-act';
import { NO_BROADCAST } from '../../offline/sync/broadcast';
import { newDataKey } from '../kept/seal';
import { createDeskActs, type DeskActs } from './desk-acts';

const READY: DeskDeed = {
  kind: 'step',
  orderId: 7,
  orderNumber: 'SPS-10007',
  from: 'confirmed',
  to: 'ready',
  day: null,
  note: 'Gate code 4711',
};
const PICKED_UP: DeskDeed = { ...READY, from: 'ready', to: 'done', note: null };
const OTHER: DeskDeed = { kind: 'note', orderId: 8, orderNumber: 'SPS-10008', text: 'Call first' };
const DONE: DeskActReply = { outcome: 'done', words: '', order: null };
const MINUTE_MS = 60_000;

let devices = 0;
let now: number;
let key: CryptoKey | null;
let device: ReturnType<typeof troubledDatabase>;
let post: ReturnType<typeof vi.fn<(act: DeskAct) => Promise<DeskActReply>>>;
let acts: DeskActs;

/** The page after a reload. */
const opened = async (): Promise<DeskActs> => {
  const page = createDeskActs({
    database: device.database,
    channel: NO_BROADCAST,
    key: () => key,
    post,
    now: () => now,
    runLocked: (_name, work) => work(),
  });
  await page.open();
  await page.show();
  return page;
};

beforeEach(async () => {
  devices += 1;
  now = 1_000_000_000_000;
  key = await newDataKey();
  device = troubledDatabase(databaseCalled(`desk-acts-${devices}`));
  post = vi.fn(async () => DONE);
  acts = await opened();
});

const kinds = (page = acts): readonly string[] => page.get().map(({ act }) => act.kind);
const sent = (): readonly string[] => post.mock.calls.map(([act]) => ('orderNumber' in act ? `${act.orderNumber} ${act.kind}` : act.kind));

describe('What is done at the Desk', () => {
  it('is shown at once, is there after a reload, and is not readable on the device', async () => {
    await acts.make(READY);
    expect(kinds()).toEqual(['step']);
    expect(kinds(await opened())).toEqual(['step']);
    const stored = JSON.stringify(await device.stored('deskActs'), (_name, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
    );
    expect(stored).not.toMatch(/SPS-10007|Gate code/);
  });

  it('is sent once and gone then; who listens hears the answer', async () => {
    const heard = vi.fn();
    acts.subscribeAnswers(heard);
    await acts.make(READY);
    await Promise.all([acts.send(), acts.send()]);
    expect([sent(), kinds(), await device.stored('deskActs'), heard.mock.calls]).toEqual([['SPS-10007 step'], [], [], [[DONE]]]);
  });

  it('is sent again under the same id when no answer came', async () => {
    await acts.make(READY);
    post.mockRejectedValueOnce(new NetworkError('No response'));
    await acts.send();
    expect(kinds()).toEqual(['step']);
    now += 10 * MINUTE_MS;
    await (await opened()).send('return');
    const ids = post.mock.calls.map(([act]) => act.id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('to one order goes out in its order: the second step waits for the first, another order does not', async () => {
    await acts.make(READY);
    now += 1_000;
    await acts.make(PICKED_UP);
    now += 1_000;
    await acts.make(OTHER);
    post.mockRejectedValueOnce(new NetworkError('No response'));
    await acts.send();
    expect(sent()).toEqual(['SPS-10007 step', 'SPS-10008 note']);
    now += 10 * MINUTE_MS;
    await acts.send('return');
    now += MINUTE_MS;
    await acts.send();
    expect(post.mock.calls.map(([act]) => (act.kind === 'step' ? act.to : act.kind))).toEqual(['ready', 'note', 'ready', 'done']);
  });

  it('that the shop did not do stays with its words until its person has read them, and is not sent again', async () => {
    await acts.make(READY);
    post.mockResolvedValueOnce({ outcome: 'conflict', words: 'Luis has cancelled it.', order: null });
    await acts.send();
    const page = await opened();
    expect(page.get().map(({ words }) => words)).toEqual(['Luis has cancelled it.']);
    now += 10 * MINUTE_MS;
    await page.send('person');
    expect(post).toHaveBeenCalledTimes(1);
    const [refused] = page.get();
    expect(await page.drop(refused?.act.id ?? '')).toBe(true);
    expect([page.get(), await device.stored('deskActs')]).toEqual([[], []]);
  });

  it('that the shop refuses says why', async () => {
    await acts.make(OTHER);
    post.mockRejectedValueOnce(new ApiError('There is no such order.', null));
    await acts.send();
    expect(acts.get().map(({ words }) => words)).toEqual(['There is no such order.']);
  });

  it('can be taken back before its first try, and not while it may have arrived', async () => {
    await acts.make(READY);
    const [first] = acts.get();
    expect(await acts.drop(first?.act.id ?? '')).toBe(true);
    await acts.make(READY);
    post.mockRejectedValueOnce(new NetworkError('No response'));
    await acts.send();
    const [second] = acts.get();
    expect([await acts.drop(second?.act.id ?? ''), kinds()]).toEqual([false, ['step']]);
  });

  it('on its way goes with what takes it back, which is sent in its place', async () => {
    await acts.make(READY);
    post.mockRejectedValueOnce(new NetworkError('No response'));
    await acts.send();
    const step = acts.get()[0]?.act.id ?? '';
    now += MINUTE_MS;
    const undo = {
      kind: 'undo',
      orderId: 7,
      orderNumber: 'SPS-10007',
      seenKind: 'ready',
      seenAt: 1,
      ofAct: step,
      earlierAt: null,
    } as const;
    await acts.make(undo, step);
    expect(kinds(await opened())).toEqual(['undo']);
    now += 10 * MINUTE_MS;
    await acts.send('return');
    expect(post.mock.calls.map(([act]) => act.kind)).toEqual(['step', 'undo']);
    expect([kinds(), await device.stored('deskActs')]).toEqual([[], []]);
  });

  it('in flight while it is taken back does not come back with its answer', async () => {
    await acts.make(READY);
    const step = acts.get()[0]?.act.id ?? '';
    const undo = {
      kind: 'undo',
      orderId: 7,
      orderNumber: 'SPS-10007',
      seenKind: 'ready',
      seenAt: 1,
      ofAct: step,
      earlierAt: null,
    } as const;
    post.mockImplementationOnce(async () => {
      await acts.make(undo, step);
      return { outcome: 'conflict', words: 'Luis has cancelled it.', order: null };
    });
    await acts.send();
    expect(kinds(await opened())).toEqual(['undo']);
  });

  it('waits while the Desk is locked, here or at the shop, and goes out when its person is back', async () => {
    await acts.make(READY);
    const own = key;
    key = null;
    await acts.show();
    await acts.send('person');
    expect([acts.get(), sent(), await acts.count()]).toEqual([[], [], 1]);
    key = own;
    await acts.show();
    post.mockRejectedValueOnce(new HttpError(423, 'The Desk is locked.'));
    expect(await acts.send('person')).toBe('unauthenticated');
    expect(kinds()).toEqual(['step']);
    now += MINUTE_MS;
    await acts.send('person');
    expect([sent().length, kinds()]).toEqual([2, []]);
  });

  it('is not said to be done where the device cannot keep it', async () => {
    device.trouble.write = 'full';
    await expect(acts.make(READY)).rejects.toMatchObject({ trouble: 'full' });
    expect(kinds()).toEqual([]);
  });

  it('cannot be made while it is locked', async () => {
    key = null;
    await expect(acts.make(READY)).rejects.toThrow('locked');
  });

  it('of another key is left alone', async () => {
    await acts.make(READY);
    key = await newDataKey();
    const page = await opened();
    await page.send('person');
    expect([page.get(), sent(), await page.count()]).toEqual([[], [], 1]);
  });
});
