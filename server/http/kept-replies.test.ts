import { describe, expect, it } from 'vitest';
import { CatalogueWatch } from './catalogue-watch';
import { compressText } from './compressed-text';
import { KeptReplies, type OfflineReply } from './kept-replies';

function storeWith(maxBytes = 1_000_000) {
  const version = { current: 1, asked: 0 };
  const clock = { now: 0 };
  const watch = new CatalogueWatch(
    async () => {
      version.asked += 1;
      return version.current;
    },
    () => clock.now,
  );
  const store = new KeptReplies<OfflineReply>(watch, maxBytes);
  let made = 0;
  const ask = (key: string, text = 'x', isKept = true) =>
    store.get(key, async () => {
      made += 1;
      return { text: await compressText(text, 'soon'), isKept };
    });
  return { store, clock, version, ask, made: () => made };
}

describe('Kept replies', () => {
  it('are made once, also when many ask at once', async () => {
    const { ask, made, version } = storeWith();
    await Promise.all(Array.from({ length: 20 }, () => ask('list')));
    await ask('list');
    expect([made(), version.asked]).toEqual([1, 1]);
  });

  it('are made anew when the catalogue version has risen, which is noticed within a second', async () => {
    const { store, ask, made, version, clock } = storeWith();
    await ask('list', 'old');
    version.current = 2;
    clock.now = 1_000;
    expect(store.peek('list')).toBeNull();
    expect((await ask('list', 'new')).text.plain.toString()).toBe('new');
    expect(store.peek('list')?.text.plain.toString()).toBe('new');
    expect(made()).toBe(2);
  });

  it('are not kept when the version rose while they were made: they may show what was', async () => {
    const { store, ask, version, clock } = storeWith();
    let finish: (reply: OfflineReply) => void = () => undefined;
    const slow = store.get(
      'list',
      () =>
        new Promise<OfflineReply>((resolve) => {
          finish = resolve;
        }),
    );
    await ask('other');
    version.current = 2;
    clock.now = 1_000;
    await ask('other');
    finish({ text: await compressText('old', 'soon'), isKept: true });
    expect((await slow).text.plain.toString()).toBe('old');
    expect(store.peek('list')).toBeNull();
    expect((await ask('list', 'new')).text.plain.toString()).toBe('new');
  });

  it('do not include failures, nor what is not worth keeping', async () => {
    const { store, ask, made } = storeWith();
    await expect(store.get('list', () => Promise.reject(new Error('database away')))).rejects.toThrow('database away');
    await ask('list', 'no such floor', false);
    expect(store.peek('list')).toBeNull();
    await ask('list');
    expect(made()).toBe(2);
  });

  it('make room for new ones; those that are asked for again stay', async () => {
    const { ask, made, store } = storeWith(25_000);
    const big = 'x'.repeat(10_000);
    await ask('busy', big);
    await ask('quiet', big);
    await ask('busy', big);
    await ask('newest', big);
    expect(made()).toBe(3);
    expect(['busy', 'quiet', 'newest'].map((key) => store.peek(key) !== null)).toEqual([true, false, true]);
    await ask('larger than the whole memory', 'x'.repeat(30_000));
    expect(store.peek('larger than the whole memory')).toBeNull();
  });
});
