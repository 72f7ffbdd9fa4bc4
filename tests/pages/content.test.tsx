// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeStore, openStore } from './open-store';
import { SETTINGS } from './sample-shop';
import { createShopServer } from './shop-server';

afterEach(() => {
  closeStore();
  vi.restoreAllMocks();
});

test('Each guide has a card with Learn More, which opens it', async () => {
  await openStore('/installation');
  const card = await screen.findByRole('link', { name: /Floating planks/ });
  expect(card.textContent).toContain('Learn More');
  expect(card.getAttribute('href')).toBe('/installation/floating');
});

test("While guides load it says 'Loading Installation Details...'", async () => {
  const server = createShopServer();
  server.neverReply('/beforeauth/getinstallation');
  await openStore('/installation', { server });
  expect(await screen.findByText('Loading Installation Details...')).toBeDefined();
});

test('A guide shows its picture, its video and its YouTube video in a slider above the description', async () => {
  await openStore('/installation/floating');
  const slider = await screen.findByRole('region', { name: 'Pictures of Floating planks' });
  expect(within(slider).getAllByRole('button', { name: /^Show (picture|video) \d of 3$/ })).toHaveLength(3);
  expect(slider.querySelector('img')?.getAttribute('src')).toBe('/media/g1.webp');
  expect(slider.querySelector('video')?.getAttribute('src')).toBe('/media/g1.mp4');
  expect(slider.textContent).toContain('Play the video from YouTube');
  const text = await screen.findByText('Start at the long wall.');
  expect(slider.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("A guide that does not exist says 'No installation data found.'", async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openStore('/installation/no-such-guide');
  expect(await screen.findByRole('heading', { level: 1, name: 'No installation data found.' })).toBeDefined();
});

test('Without guides, Installation shows what the shop says of it, and whom to ask', async () => {
  const server = createShopServer();
  server.reply('/beforeauth/getinstallation', () => ({ status: 1, data: [] }));
  await openStore('/installation', { server });
  expect(await screen.findByText('Two fitters come in the morning.')).toBeDefined();
  expect(screen.queryByText(/Step by step/)).toBeNull();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact-us');
});

test('Without guides and without a text of the shop, Installation says that nothing was found', async () => {
  const server = createShopServer();
  server.reply('/beforeauth/getinstallation', () => ({ status: 1, data: [] }));
  server.reply('/beforeauth/setting', () => ({ status: 1, data: { ...SETTINGS, installation_description: '<p> </p>' } }));
  await openStore('/installation', { server });
  expect(await screen.findByText('No installation data found.')).toBeDefined();
});

test('About us shows its banner, titles, description and extra block', async () => {
  await openStore('/about-us');
  expect(await screen.findByRole('heading', { level: 1, name: 'Since 1998' })).toBeDefined();
  for (const words of ['In Doral', 'A family shop', 'Three generations', 'We began with a van.', 'Come and see us.'])
    expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole('main').querySelector('img')?.getAttribute('src')).toBe('/media/about.webp');
});

test('The privacy policy and the terms are the rich text of the settings', async () => {
  await openStore('/privacy-policy');
  expect(await screen.findByRole('heading', { level: 2, name: 'What we keep' })).toBeDefined();
  closeStore();
  await openStore('/terms-and-conditions');
  expect(await screen.findByRole('heading', { level: 2, name: 'What we promise' })).toBeDefined();
});

test('Without articles the blog shows five placeholder cards of 04 Jun 2025 with Read More to the blog', async () => {
  const server = createShopServer();
  server.data('/beforeauth/getnewsletter', []);
  await openStore('/blog', { server });
  const cards = await within(screen.getByRole('main')).findAllByRole('link', { name: /04 Jun 2025.*which floor.*Read More/ });
  expect(cards).toHaveLength(5);
  expect(cards.every((card) => card.getAttribute('href') === '/blog')).toBe(true);
});

test('With articles the blog lists them and no placeholder', async () => {
  await openStore('/blog');
  const main = screen.getByRole('main');
  const cards = await within(main).findAllByRole('link', { name: /Read More/ });
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/blog/maple-or-oak', '/blog/salt-air']);
});

test('An article shows its picture, day, title and text', async () => {
  await openStore('/blog/maple-or-oak');
  expect(await screen.findByRole('heading', { level: 1, name: 'Maple or oak?' })).toBeDefined();
  expect(screen.getByText('04 Jun 2025').getAttribute('datetime')).toBe('2025-06-04');
  expect(await screen.findByText('Both are hard.')).toBeDefined();
  expect(screen.getByRole('main').querySelector('img')?.getAttribute('src')).toBe('/media/a1.webp');
});
