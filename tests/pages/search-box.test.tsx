// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { localKeys } from '../../src/offline/storage/storage-keys';
import { closeStore, openStore } from './open-store';

afterEach(closeStore);

const options = () => [...document.querySelectorAll('[role=listbox] [role=option]')];

async function search(text: string): Promise<HTMLElement> {
  const box = await screen.findByRole('searchbox', { name: 'Search floors' });
  box.focus();
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: text } });
  return box;
}

test('The search works as a plain form before any script', async () => {
  await openStore('/');
  const box = await screen.findByRole('searchbox', { name: 'Search floors' });
  const form = box.closest('form');
  expect(form?.getAttribute('role')).toBe('search');
  expect(form?.getAttribute('action')).toBe('/products');
  expect(form?.method).toBe('get');
  expect(box.getAttribute('name')).toBe('q');
});

test('Floors come with the first letters, each with its price, and a status says how many', async () => {
  await openStore('/');
  await search('map');
  await waitFor(() =>
    expect(options().map(({ textContent }) => textContent)).toEqual(['Coastal Maple$3.19 / sqft', 'See the floor for “map”']),
  );
  expect(screen.getByRole('listbox', { name: 'Floors found' })).toBeDefined();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 floor');
});

test('Arrows walk through the list and back to the box, Enter opens what is marked', async () => {
  const { path } = await openStore('/about-us');
  const box = await search('maple');
  await waitFor(() => expect(options()).toHaveLength(2));
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(box.getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
  expect(options()[0]?.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  expect(box.getAttribute('aria-activedescendant')).toBeNull();
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  expect(box.getAttribute('aria-activedescendant')).toBe(options().at(-1)?.id);
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(path()).toBe('/products?q=maple'));
});

test('Escape closes the list and leaves the text', async () => {
  await openStore('/about-us');
  const box = await search('maple');
  await waitFor(() => expect(options()).toHaveLength(2));
  fireEvent.keyDown(box, { key: 'Escape' });
  await waitFor(() => expect(options()).toHaveLength(0));
  expect((box as HTMLInputElement).value).toBe('maple');
});

test('A chosen floor opens; the search is remembered on the device, offered again, and can be cleared', async () => {
  const { path } = await openStore('/about-us');
  await search('maple');
  await waitFor(() => expect(options()).toHaveLength(2));
  fireEvent.click(options()[0] ?? document.body);
  await waitFor(() => expect(path()).toBe('/products/coastal-maple'));
  await search('');
  await waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual(['maple']));
  fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  await waitFor(() => expect(options()).toHaveLength(0));
  expect(localStorage.getItem(localKeys.recentSearches)).toBeNull();
});

test('A search that finds nothing offers the nearest floors', async () => {
  await openStore('/about-us');
  await search('zzzz');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('No floor has all of that. The nearest:'),
  );
  expect(options().length).toBeGreaterThan(0);
});

test('Enter sends the text to the list, which shows it in the box and as a chip', async () => {
  const { path } = await openStore('/about-us');
  const box = await search('slate');
  fireEvent.submit(box.closest('form') ?? box);
  await waitFor(() => expect(path()).toBe('/products?q=slate'));
  expect(await within(await screen.findByRole('list', { name: 'Chosen' })).findByText('“slate”')).toBeDefined();
  expect((box as HTMLInputElement).value).toBe('slate');
});

test('A text that asks for no floor offers pages, and a chosen one opens', async () => {
  const { path } = await openStore('/about-us');
  await search('opening hours');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('That is no floor. These pages may help:'),
  );
  expect(options().map(({ textContent }) => textContent)).toEqual(['Contact us: telephone, address, opening hoursPage']);
  fireEvent.click(options()[0] ?? document.body);
  await waitFor(() => expect(path()).toBe('/contact-us'));
});
