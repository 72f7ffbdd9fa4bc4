// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { counterMode } from './counter-mode';

it('A device of the shop stays one until it is switched off, and every screen hears of it', () => {
  expect(counterMode.isOn()).toBe(false);
  const told = vi.fn<() => void>();
  const stop = counterMode.subscribe(told);
  counterMode.set(true);
  expect([counterMode.isOn(), localStorage.getItem('counterMode')]).toEqual([true, 'on']);
  counterMode.set(false);
  expect([counterMode.isOn(), localStorage.getItem('counterMode'), told.mock.calls.length]).toEqual([false, null, 2]);
  stop();
});

it('A word that another build wrote there switches nothing on', () => {
  localStorage.setItem('counterMode', 'yes');
  expect(counterMode.isOn()).toBe(false);
});
