// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { counterMode } from './counter-mode';
import { deskHere } from './desk-here';

beforeEach(() => localStorage.clear());

it('A Desk that is open on a device puts its bar under the shop, and takes it away at the sign-out', () => {
  deskHere.set(true);
  expect([deskHere.isOpen(), counterMode.isOn()]).toEqual([true, true]);
  deskHere.set(false);
  expect([deskHere.isOpen(), counterMode.isOn()]).toEqual([false, false]);
});

it('A device in counter mode is in it again after the sign-out', () => {
  counterMode.set(true);
  deskHere.set(true);
  deskHere.set(true);
  expect([deskHere.isOpen(), counterMode.isOn()]).toEqual([true, true]);
  deskHere.set(false);
  expect([deskHere.isOpen(), counterMode.isOn()]).toEqual([false, true]);
});
