import { describe, expect, it } from 'vitest';
import { CatalogueWatch } from './catalogue-watch';
import { compressText } from './compressed-text';
import { ReplyCache, type CacheableReply } from './reply-cache';

function cacheWith(maxBytes = 1_000_000) {
  const version = { current: 1, asked: 0 };
  const clock = { now: 0 };
  const watch = new CatalogueWatch(
    async () => {
      version.asked += 1;
      return String(version.current);
    },
    () => clock.now,
  );
  const cache = new ReplyCache<CacheableReply>(watch, maxBytes);
  let made = 0;
  const ask = (key: string, text = 'x', isCacheable = true) =>
    cache.get(key, async () => {
      made += 1;
      return { text: await compressText(text, 'soon'), isCacheable };
    });
  return { cache, clock, version, ask, made: () => made };
}

describe('Cached replies', () => {
  it('are made once, also when many ask at once', async () => {
    const { ask, made, version } = cacheWith();
    await Promise.all(Array.from({ length: 20 }, () => ask('list')));
    await ask('list');
    expect([made(), version.asked]).toEqual([1, 1]);
  });

  it('are made anew when the catalogue version has risen, which is noticed within a second', async () => {
    const { ask, made, version, clock } = cacheWith();
    await ask('list', 'old');
    version.current = 2;
    clock.now = 1_000;
    expect((await ask('list', 'new')).text.plain.toString()).toBe('new');
    expect(made()).toBe(2);
  });

  it('are not kept when the version rose while they were made: they may show what was', async () => {
    const { cache, ask, version, clock } = cacheWith();
    let finish: (reply: CacheableReply) => void = () => undefined;
    const slow = cache.get(
      'list',
      () =>
        new Promise<CacheableReply>((resolve) => {
          finish = resolve;
        }),
    );
    await ask('other');
    version.current = 2;
    clock.now = 1_000;
    await ask('other');
    finish({ text: await compressText('old', 'soon'), isCacheable: true });
    expect((await slow).text.plain.toString()).toBe('old');
    expect((await ask('list', 'new')).text.plain.toString()).toBe('new');
  });

  it('are made once for a version, also when one of the version before is finished late', async () => {
    const { cache, ask, made, version, clock } = cacheWith();
    const finish: ((reply: CacheableReply) => void)[] = [];
    const slow = () =>
      cache.get(
        'list',
        () =>
          new Promise<CacheableReply>((resolve) => {
            finish.push(resolve);
          }),
      );
    const reply = { text: await compressText('x', 'soon'), isCacheable: true };
    const earlier = slow();
    await expect.poll(() => finish.length).toBe(1);
    version.current = 2;
    clock.now = 1_000;
    const present = slow();
    await expect.poll(() => finish.length).toBe(2);
    finish[0]?.(reply);
    await earlier;
    const next = ask('list');
    finish[1]?.(reply);
    expect(await next).toBe(await present);
    expect(made()).toBe(0);
  });

  it('do not include failures, nor what is not worth keeping', async () => {
    const { cache, ask, made } = cacheWith();
    await expect(cache.get('list', () => Promise.reject(new Error('database away')))).rejects.toThrow('database away');
    await ask('list', 'no such floor', false);
    await ask('list');
    expect(made()).toBe(2);
  });

  it('make room for new ones; those that are asked for again stay', async () => {
    const { ask, made } = cacheWith(25_000);
    const big = 'x'.repeat(10_000);
    await ask('busy', big);
    await ask('quiet', big);
    await ask('busy', big);
    await ask('newest', big);
    expect(made()).toBe(3);
    for (const key of ['busy', 'newest']) await ask(key, big);
    expect(made()).toBe(3);
    await ask('quiet', big);
    expect(made()).toBe(4);
    await ask('larger than the whole memory', 'x'.repeat(30_000));
    await ask('larger than the whole memory', 'x'.repeat(30_000));
    expect(made()).toBe(6);
  });
});
