// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepRowFocus } from './keep-row-focus';

let stop: (() => void) | undefined;
let list: HTMLElement;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const focused = (): string => document.activeElement?.textContent ?? '';
const find = <Kind extends HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};
const row = (name: string): string =>
  `<li id="${name}"><label><input type="radio">${name}</label><div><button>less ${name}</button><input><button>more ${name}</button></div><button>Delete ${name}</button></li>`;

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Your cart</h1><ul>${row('oak')}${row('ash')}</ul></main>`;
  list = find('ul');
  stop = keepRowFocus(list);
});
afterEach(() => stop?.());

test('A row that goes by its own button leaves the focus on that button of the next row, the last one on the heading', async () => {
  find<HTMLElement>('#oak > button').focus();
  find('#oak').remove();
  await settled();
  expect(focused()).toBe('Delete ash');
  find('#ash').remove();
  await settled();
  expect(focused()).toBe('Your cart');
});

test.each([
  ['a typed field', '#oak div > input'],
  ['a choice', '#oak label > input'],
  ["a field's own button", '#oak div > button'],
])('A row that goes while %s has the focus leaves it on the heading, where no further key changes another row', async (_what, selector) => {
  find<HTMLElement>(selector).focus();
  find('#oak').remove();
  await settled();
  expect(focused()).toBe('Your cart');
});

test('Enter that is held down presses a button once; in a field it is the field’s', () => {
  const pressed = (selector: string, repeat: boolean): boolean =>
    find(selector).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));
  expect([pressed('#oak > button', false), pressed('#oak > button', true), pressed('#oak div > input', true)]).toEqual([true, false, true]);
});
