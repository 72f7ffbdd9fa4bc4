import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseCalled, troubledDatabase } from '../../../tests/fixtures/device-database';
import { StorageError } from '../storage/storage-error';
import { createCollection, type Collection } from './collection';

interface Note {
  readonly id: string;
  readonly at: number;
  readonly text: string;
}

const isNote = (stored: unknown): stored is Note => typeof stored === 'object' && stored !== null && 'text' in stored;
const note = (id: string, text = id, at = 0): Note => ({ id, at, text });

let devices = 0;
let heard: (() => void)[];
const post = vi.fn();

/** A page of this test's device. */
function openTab({ database } = troubledDatabase(databaseCalled(`notes-${devices}`))): Collection<Note> {
  let own: (() => void) | undefined;
  return createCollection<Note>({
    database,
    kind: 'messages',
    read: (stored) => (isNote(stored) ? stored : null),
    keyOf: ({ id }) => id,
    order: (a, b) => a.at - b.at,
    channel: {
      post: (news) => {
        post(news);
        for (const listener of heard) if (listener !== own) listener();
      },
      listen: (listener) => {
        own = () => listener('changed');
        heard.push(own);
      },
    },
  });
}
const textsIn = (tab: Collection<Note>): readonly string[] => tab.get().records.map(({ text }) => text);
const storedIn = (device: ReturnType<typeof troubledDatabase>) => device.stored('messages');
const save = (tab: Collection<Note>, saved: Note): Promise<Note> =>
  tab.saveBy(async (records) => {
    await records.put(saved, saved.id);
    return saved;
  });

let device: ReturnType<typeof troubledDatabase>;
let tab: Collection<Note>;
beforeEach(() => {
  devices += 1;
  heard = [];
  vi.clearAllMocks();
  device = troubledDatabase(databaseCalled(`notes-${devices}`));
  tab = openTab(device);
});

describe('What a page shows of the device', () => {
  it('is read once, in order, whatever else lies there, and is the same until something changes', async () => {
    await device.database.write('messages', (records) => records.put('odd', 'odd'));
    await save(openTab(), note('late', 'late', 2));
    await save(openTab(), note('early', 'early', 1));
    expect(tab.get()).toEqual({ records: [], isRead: false, trouble: null, notKept: new Set() });
    const opening = tab.open();
    expect(tab.open()).toBe(opening);
    await opening;
    expect([textsIn(tab), tab.get().isRead, heard.length]).toEqual([['early', 'late'], true, 1]);
    expect(tab.get().records).toBe(tab.get().records);
  });

  it('follows what other tabs do, and each screen hears of it until it stops', async () => {
    const told = vi.fn();
    const stop = tab.subscribe(told);
    await tab.open();
    const other = openTab();
    await other.keep(note('a'));
    await expect.poll(() => textsIn(tab)).toEqual(['a']);
    stop();
    told.mockClear();
    await other.remove('a');
    await expect.poll(() => textsIn(tab)).toEqual([]);
    expect(told).not.toHaveBeenCalled();
  });

  it('is nothing where the device cannot be read, and that is said; what other tabs do later is heard all the same', async () => {
    device.trouble.read = 'unavailable';
    await tab.open();
    expect(tab.get()).toEqual({ records: [], isRead: true, trouble: 'unavailable', notKept: new Set() });
    device.trouble.read = null;
    await openTab().keep(note('a'));
    await expect.poll(() => textsIn(tab)).toEqual(['a']);
  });

  it('never shows again what a newer read no longer has', async () => {
    await save(tab, note('a'));
    await tab.open();
    const held: (() => void)[] = [];
    const { read } = device.database;
    const other = openTab();
    vi.spyOn(device.database, 'read').mockImplementation(async (store, work) => {
      const records = await read(store, work);
      await new Promise<void>((resolve) => held.push(resolve));
      return records;
    });
    await other.open();
    await other.keep(note('b'));
    await expect.poll(() => held.length).toBe(1);
    await other.remove('a');
    await expect.poll(() => held.length).toBe(2);
    held[1]?.();
    await expect.poll(() => textsIn(tab)).toEqual(['b']);
    held[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(textsIn(tab)).toEqual(['b']);
  });
});

describe('What must not be said before it is on the device', () => {
  it('is shown once it is there, and the other tabs hear of it', async () => {
    const saving = save(tab, note('a'));
    expect(textsIn(tab)).toEqual([]);
    await saving;
    expect([textsIn(tab), await storedIn(device), post.mock.calls]).toEqual([['a'], [note('a')], [['changed']]]);
  });

  it('is not shown at all where it cannot be saved, now or later', async () => {
    device.trouble.write = 'full';
    await expect(save(tab, note('a'))).rejects.toMatchObject({ trouble: 'full' });
    expect(textsIn(tab)).toEqual([]);
    device.trouble.write = null;
    await save(tab, note('b'));
    expect(await storedIn(device)).toEqual([note('b')]);
  });

  it('is saved and shown although an earlier change can still not be saved', async () => {
    device.trouble.write = 'full';
    await expect(tab.keep(note('early'))).rejects.toMatchObject({ trouble: 'full' });
    const { write } = device.database;
    device.trouble.write = null;
    vi.spyOn(device.database, 'write').mockImplementationOnce(write).mockRejectedValue(new StorageError('full'));
    expect(await save(tab, note('a'))).toEqual(note('a'));
    expect([textsIn(tab).toSorted(), tab.get().trouble, await storedIn(device)]).toEqual([['a', 'early'], 'full', [note('a')]]);
  });

  it('is changed, deleted or left as is decided inside the transaction, and nothing is decided about one that is gone', async () => {
    await save(tab, note('a'));
    await openTab().revise('a', (kept) => ({ ...kept, text: `${kept.text}!` }));
    await tab.revise('a', (kept) => ({ ...kept, text: `${kept.text}?` }));
    expect([textsIn(tab), await storedIn(device)]).toEqual([['a!?'], [note('a', 'a!?')]]);
    await tab.revise('a', () => 'keep');
    expect(textsIn(tab)).toEqual(['a!?']);
    const decide = vi.fn(() => note('gone'));
    await tab.revise('gone', decide);
    await tab.revise('a', () => null);
    expect([decide.mock.calls, textsIn(tab), await storedIn(device)]).toEqual([[], [], []]);
  });
});

describe('What a person sees at once', () => {
  it('is shown before it is saved', async () => {
    const keeping = tab.keep(note('a'));
    expect(textsIn(tab)).toEqual(['a']);
    await keeping;
    const editing = tab.edit('a', (kept) => ({ ...kept, text: 'b' }));
    expect(textsIn(tab)).toEqual(['b']);
    await editing;
    expect(await storedIn(device)).toEqual([note('a', 'b')]);
    const removing = tab.remove('a');
    expect(textsIn(tab)).toEqual([]);
    await removing;
    expect(await storedIn(device)).toEqual([]);
  });

  it('is changed on what the device has, so that two tabs lose nothing of each other', async () => {
    const other = openTab();
    await tab.keep(note('a', 'a'));
    await other.open();
    await Promise.all([tab.edit('a', (kept) => ({ ...kept, text: `${kept.text}1` })), other.edit('a', (kept) => ({ ...kept, at: 7 }))]);
    expect(await storedIn(device)).toEqual([note('a', 'a1', 7)]);
  });

  it('stays in memory where it cannot be saved, whatever is read meanwhile; the next change that succeeds saves all of it', async () => {
    await tab.open();
    await save(tab, note('early'));
    device.trouble.write = 'full';
    await expect(tab.keep(note('a'))).rejects.toMatchObject({ trouble: 'full' });
    await expect(tab.edit('early', (kept) => ({ ...kept, text: 'changed' }))).rejects.toMatchObject({ trouble: 'full' });
    await openTab().remove('none');
    await expect.poll(() => textsIn(tab).toSorted()).toEqual(['a', 'changed']);
    expect(tab.get().trouble).toBe('full');
    device.trouble.write = null;
    await tab.keep(note('b'));
    expect(tab.get().trouble).toBeNull();
    expect((await storedIn(device)).map((kept) => isNote(kept) && kept.text).toSorted()).toEqual(['a', 'b', 'changed']);
  });

  it('is not all saved because a later deletion was', async () => {
    await save(tab, note('early'));
    device.trouble.write = 'full';
    device.trouble.mayDelete = true;
    await expect(tab.keep(note('a'))).rejects.toMatchObject({ trouble: 'full' });
    await expect(tab.remove('early')).rejects.toMatchObject({ trouble: 'full' });
    expect([textsIn(tab), tab.get().trouble]).toEqual([['a'], 'full']);
    await tab.remove('a');
    expect(tab.get()).toMatchObject({ records: [], trouble: null });
  });

  it('and another tab has deleted meanwhile is gone here too', async () => {
    await tab.keep(note('a'));
    await openTab().remove('a');
    await tab.edit('a', (kept) => ({ ...kept, text: 'b' }));
    expect([textsIn(tab), tab.get().trouble, await storedIn(device)]).toEqual([[], null, []]);
  });
});

describe('What a logout takes away', () => {
  it('goes from the screen at once and from the device, unsaved, saved by another tab or damaged; the rest stays', async () => {
    await tab.open();
    for (const id of ['elena 1', 'marco 1']) await save(tab, note(id));
    device.trouble.write = 'full';
    await tab.keep(note('elena 2')).catch(() => undefined);
    device.trouble.write = null;
    await save(openTab(), note('elena 3'));
    await device.database.write('messages', (records) => records.put('odd', 'elena 4'));
    const removing = tab.removeAll((key) => key.startsWith('elena '));
    expect(textsIn(tab)).toEqual(['marco 1']);
    await removing;
    expect([textsIn(tab), await storedIn(device)]).toEqual([['marco 1'], [note('marco 1')]]);
  });
});

describe('A change of several records', () => {
  it('is made inside one transaction, shown, and told once; one of nothing is told to nobody', async () => {
    for (const id of ['a', 'b']) await save(tab, note(id));
    post.mockClear();
    await tab.reviseAll((all) => ({ put: [note('c', all.map(({ id }) => id).join())], gone: all.filter(({ id }) => id === 'a') }));
    expect([textsIn(tab), post.mock.calls]).toEqual([['b', 'a,b'], [['changed']]]);
    expect(await storedIn(device)).toEqual([note('b'), note('c', 'a,b')]);
    await tab.reviseAll(() => ({}));
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('that the device refuses changes nothing, and is no trouble of what is shown', async () => {
    await save(tab, note('a'));
    device.trouble.write = 'full';
    await expect(tab.reviseAll((all) => ({ gone: all }))).rejects.toMatchObject({ trouble: 'full' });
    expect([textsIn(tab), tab.get().trouble]).toEqual([['a'], null]);
  });
});

describe('A storage that is wiped under the page', () => {
  it('gets back what is missing in it, and that alone: what it has still is newer', async () => {
    for (const id of ['a', 'b']) await save(tab, note(id));
    await device.database.write('messages', async (records) => {
      await records.delete('a');
      await records.put(note('b', 'newer'), 'b');
    });
    const restored = vi.fn();
    const stop = tab.subscribeRestored(restored);
    device.lose();
    await expect.poll(() => textsIn(tab)).toEqual(['a', 'newer']);
    expect(await storedIn(device)).toEqual([note('a'), note('b', 'newer')]);
    // Nothing is gone the second time, and nobody listens the third time.
    for (const isLast of [false, true]) {
      if (isLast) stop();
      if (isLast) await device.database.write('messages', (records) => records.clear());
      post.mockClear();
      device.lose();
      await vi.waitFor(() => expect(post).toHaveBeenCalled());
    }
    expect(restored.mock.calls).toEqual([[1]]);
  });

  it('gets back also what was being saved at that moment, whether or not it had arrived', async () => {
    await tab.saveBy(async (records) => {
      await records.put(note('a'), 'a');
      device.lose();
      return note('a');
    });
    const wiped = tab.saveBy(async (records) => {
      await records.put(note('b'), 'b');
      return note('b');
    });
    device.lose();
    await device.database.write('messages', (records) => records.clear());
    await wiped;
    expect([textsIn(tab), await storedIn(device)]).toEqual([
      ['a', 'b'],
      [note('a'), note('b')],
    ]);
  });

  it('gets back what was made of all records at that moment', async () => {
    await save(tab, note('a'));
    const revised = tab.reviseAll((all) => ({ put: all.map((kept) => ({ ...kept, id: 'b', text: `copy of ${kept.text}` })) }));
    device.lose();
    await device.database.write('messages', (records) => records.clear());
    await revised;
    await vi.waitFor(async () => expect(await storedIn(device)).toEqual([note('a'), note('b', 'copy of a')]));
    expect(textsIn(tab)).toEqual(['a', 'copy of a']);
  });

  it('takes a change of that moment as the newest', async () => {
    await tab.keep(note('a'));
    device.lose();
    await tab.edit('a', (kept) => ({ ...kept, text: 'b' }));
    expect([textsIn(tab), await storedIn(device)]).toEqual([['b'], [note('a', 'b')]]);
  });

  it('is left alone where nothing was shown', async () => {
    await save(openTab(), note('a'));
    post.mockClear();
    device.lose();
    await new Promise((resolve) => setTimeout(resolve));
    expect(post).not.toHaveBeenCalled();
  });
});
