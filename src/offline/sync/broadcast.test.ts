import { afterEach, expect, it, vi } from 'vitest';
import { openBroadcast } from './broadcast';

const own = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
afterEach(() => {
  if (own !== undefined) Object.defineProperty(globalThis, 'BroadcastChannel', own);
  vi.unstubAllGlobals();
});

it('Where the browser has no channels the others are not told, and nothing fails', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(() => openBroadcast('name').post('changed')).not.toThrow();
});

it('Where the browser throws at the mention of channels, nothing fails either', () => {
  Object.defineProperty(globalThis, 'BroadcastChannel', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  expect(() => openBroadcast('name').post('changed')).not.toThrow();
  expect(() => openBroadcast('name').listen(() => undefined)).not.toThrow();
});

it('What a page tells, every other page hears, and itself never', async () => {
  const [own, other] = [openBroadcast<string>('store'), openBroadcast<string>('store')];
  const heard: string[] = [];
  own.listen((message) => heard.push(`own ${message}`));
  other.listen((message) => heard.push(`other ${message}`));
  own.post('changed');
  await expect.poll(() => heard).toEqual(['other changed']);
  other.post('again');
  await expect.poll(() => heard).toEqual(['other changed', 'own again']);
});
