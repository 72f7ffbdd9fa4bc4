import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';

test('What the shopper of another test file tells its tabs is not heard in this one', async () => {
  const heard: unknown[] = [];
  const tab = new BroadcastChannel('cart');
  onTestFinished(() => tab.close());
  tab.onmessage = ({ data }) => heard.push(data);
  const other = new Worker("const tab = new BroadcastChannel('cart'); tab.postMessage('of another file'); tab.close();", { eval: true });
  await once(other, 'exit');

  const second = new BroadcastChannel('cart');
  onTestFinished(() => second.close());
  second.postMessage('of this file');
  await vi.waitFor(() => expect(heard).not.toEqual([]));
  expect(heard).toEqual(['of this file']);
});
