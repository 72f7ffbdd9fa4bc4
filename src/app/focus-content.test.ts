// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyRouter } from '@tanstack/react-router';
import { keepFocusInContent } from './focus-content';

type Listener = (change: { readonly fromLocation?: object; readonly pathChanged: boolean }) => void;

let listeners: Map<string, Listener>;

beforeEach(() => {
  listeners = new Map();
  document.body.innerHTML =
    '<header><a href="/">Home</a></header><main tabindex="-1"><nav><a href="/products/category/1">Planks</a></nav><div><a href="/products/oak">Oak</a><input></div></main>';
  const subscribe = (type: string, listener: Listener) => {
    listeners.set(type, listener);
    return () => undefined;
  };
  keepFocusInContent({ subscribe: subscribe as AnyRouter['subscribe'] });
});

afterEach(() => {
  document.body.innerHTML = '';
});

const element = (selector: string): HTMLElement => {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`No ${selector}`);
  return found;
};

/** Navigates to another screen; `draw` stands for React's rendering. Returns the element that had the focus during it. */
function go(draw: () => void, change: Parameters<Listener>[0] = { fromLocation: {}, pathChanged: true }): Element | null {
  listeners.get('onBeforeRouteMount')?.(change);
  const whileDrawing = document.activeElement;
  draw();
  listeners.get('onRendered')?.(change);
  return whileDrawing;
}

const drawFloor = (): void => {
  element('main').innerHTML = '<h1>Oak</h1>';
};

test('A pressed link of a list leaves the focus to the content before it goes, and the new page has it', () => {
  element('[href="/products/oak"]').focus();
  expect(go(drawFloor)).toBe(element('main'));
  expect(document.activeElement).toBe(element('main'));
});

test('A pressed link that is still there has the focus afterwards, so that the next key goes on from it', () => {
  element('[href="/products/category/1"]').focus();
  go(() => element('div').replaceChildren());
  expect(document.activeElement).toBe(element('[href="/products/category/1"]'));
});

test('A field is not left before its screen goes: whatever it does when it is left is not meant', () => {
  element('input').focus();
  expect(go(drawFloor)).not.toBe(element('main'));
  expect(document.activeElement).toBe(element('main'));
});

test('From the header the new page has the focus; a field of it that took it keeps it', () => {
  element('header a').focus();
  go(drawFloor);
  expect(document.activeElement).toBe(element('main'));
  go(() => {
    element('main').innerHTML = '<input>';
    element('input').focus();
  });
  expect(document.activeElement).toBe(element('input'));
});

test('The first screen, and another choice on the same one, leave the focus where it is', () => {
  element('header a').focus();
  go(drawFloor, { pathChanged: true });
  expect(document.activeElement).toBe(element('header a'));
  go(drawFloor, { fromLocation: {}, pathChanged: false });
  expect(document.activeElement).toBe(element('header a'));
});
