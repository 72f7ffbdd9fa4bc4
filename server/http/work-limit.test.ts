import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { errorReply } from './error-reply';
import type { StoreEnv } from './store-app';
import { createWorkLimit } from './work-limit';

function busyStore() {
  const app = new Hono<StoreEnv>();
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.onError((error, c) => errorReply(() => undefined, '', error, c));
  app.use(createWorkLimit(1, { perAddress: 2, perNetwork: 2, whole: 3 }));
  app.get('/slow', async (c) => {
    await finished;
    return c.text('done');
  });
  app.get('/broken', () => {
    throw new Error('broken');
  });
  const ask = (client: string, path = '/slow') =>
    app.request(path, { headers: { 'X-Forwarded-For': client } }, { incoming: new IncomingMessage(new Socket()) });
  return { ask, finish };
}

test('A client with enough in progress is told to wait, others are served until the store has enough to do', async () => {
  const { ask, finish } = busyStore();
  const begun = [ask('203.0.113.1'), ask('203.0.113.1')];
  const tooMany = await ask('203.0.113.1');
  expect([tooMany.status, tooMany.headers.get('Retry-After')]).toEqual([429, '1']);
  expect(await tooMany.json()).toEqual({ status: 0, message: 'Too many requests at once. Please try again in a moment.', data: null });
  begun.push(ask('203.0.113.2'));
  const busy = await ask('203.0.113.3');
  expect([busy.status, busy.headers.get('Retry-After')]).toEqual([503, '1']);
  finish();
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ask('203.0.113.1')).status).toBe(200);
});

test('Whoever was refused because the store has enough to do has every place afterwards', async () => {
  const { ask, finish } = busyStore();
  const begun = [ask('203.0.113.1'), ask('203.0.113.1'), ask('203.0.113.2')];
  for (let times = 0; times < 3; times += 1) expect((await ask('203.0.113.3')).status).toBe(503);
  finish();
  await Promise.all(begun);
  expect((await ask('203.0.113.3')).status).toBe(200);
});

test('What fails counts no longer either', async () => {
  const { ask, finish } = busyStore();
  for (let times = 0; times < 5; times += 1) expect((await ask('203.0.113.1', '/broken')).status).toBe(500);
  finish();
  expect((await ask('203.0.113.1')).status).toBe(200);
});
