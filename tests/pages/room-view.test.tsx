// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeStore, openStore } from './open-store';
import { DETAILS, PRODUCTS } from './sample-shop';
import { createShopServer } from './shop-server';

vi.mock('../../src/features/room-view/webgl-painter', () => ({ webglPainter: () => null }));
vi.mock('../../src/features/room-view/canvas-painter', () => ({
  canvasPainter: () => ({ kind: 'canvas', paint: () => true, dispose: () => undefined }),
}));

// happy-dom decodes no pictures and paints nothing: pictures arrive at once unless a test takes them away, and what the
// canvases are asked to show is told in words. What they really show is seen by tests/e2e/room-view.spec.ts.
const sheet = (id: number, patterns: readonly string[]) => ({
  image: `/media/p${id}-boards-813.webp`,
  image_facts: { widths: [813], width: 813, height: 960, color: '#c0a080', alt: '' },
  length_mm: 1220,
  width_mm: 180,
  patterns,
  row_step: null,
  sheen: 0.4,
});
const lost = new Set<string>();

beforeEach(() => {
  lost.clear();
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      naturalWidth = 0;
      naturalHeight = 960;
      set src(address: string) {
        this.naturalWidth = Number(/-(\d+)\.(avif|webp)$/.exec(address)?.[1] ?? 0);
        const isLost = [...lost].some((part) => address.includes(part));
        queueMicrotask(() => this.dispatchEvent(new Event(isLost ? 'error' : 'load')));
      }
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

afterEach(() => {
  closeStore();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function roomServer(sheetId = 107) {
  const [maple, walnut, slate] = PRODUCTS;
  const laid = { room_floor: sheet(sheetId, ['straight', 'diagonal']) };
  const server = createShopServer();
  server.data('/beforeauth/getproduct', [{ ...maple, ...laid }, { ...walnut, room_floor: sheet(108, ['herringbone']) }, slate]);
  server.reply('/beforeauth/getproductdetails', () => ({
    status: 1,
    message: '',
    ...DETAILS,
    product: Object.assign({}, DETAILS['product'], laid),
  }));
  return server;
}

async function openRoom(server = roomServer()) {
  await openStore('/products/coastal-maple', { server });
  return pressRoom();
}

async function pressRoom() {
  fireEvent.click(await screen.findByRole('button', { name: 'See it in a room' }));
  return screen.findByRole('dialog', { name: 'See it in a room' });
}

const says = (dialog: HTMLElement, words: RegExp) =>
  waitFor(() =>
    expect(
      within(dialog)
        .getAllByRole('status')
        .map((each) => each.textContent)
        .join(' '),
    ).toMatch(words),
  );

test('A floor without a picture of its pieces is not offered in a room', async () => {
  await openStore('/products/coastal-maple');
  await screen.findByRole('heading', { level: 1, name: 'Coastal Maple' });
  expect(screen.queryByRole('button', { name: 'See it in a room' })).toBeNull();
});

test('The room view says in words what it shows, and says it anew when light, pattern or direction change', async () => {
  const dialog = await openRoom();
  await says(dialog, /^Living room by day: Coastal Maple, laid straight\./);
  expect(within(dialog).getByRole('img').getAttribute('aria-label')).toMatch(
    /Coastal Maple, laid straight\. The picture shows a living room/,
  );
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Diagonal' }));
  await says(dialog, /laid diagonally/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Turn the boards' }));
  await says(dialog, /laid diagonally and turned/);
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Condo' }));
  await says(dialog, /^Condo by day/);
});

test('Herringbone is offered only where a chosen floor is made for it', async () => {
  const dialog = await openRoom();
  await says(dialog, /Coastal Maple/);
  expect(within(dialog).queryByRole('radio', { name: 'Herringbone' })).toBeNull();
  const other = within(dialog).getByRole('combobox', { name: 'Compare with' });
  await within(other).findByRole('option', { name: 'Walnut' });
  fireEvent.change(other, { target: { value: '108' } });
  await says(dialog, /on the left Coastal Maple, laid straight; on the right Walnut, laid in herringbone/);
  expect(within(dialog).getByRole('radio', { name: 'Herringbone' })).toBeDefined();
  expect(within(other).queryByRole('option', { name: 'Grey Slate' })).toBeNull();
});

test('The divider between two floors follows the keyboard and the finger, and tells each share', async () => {
  const dialog = await openRoom();
  const other = within(dialog).getByRole('combobox', { name: 'Compare with' });
  await within(other).findByRole('option', { name: 'Walnut' });
  fireEvent.change(other, { target: { value: '108' } });
  const divider = await within(dialog).findByRole('slider', { name: 'Divider between the two floors' });
  fireEvent.change(divider, { target: { value: '30' } });
  expect(divider.getAttribute('aria-valuetext')).toBe('30 % Coastal Maple, 70 % Walnut');
  vi.spyOn(divider, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 300));
  fireEvent.pointerDown(divider, { clientX: 200, pointerType: 'touch' });
  expect(divider.getAttribute('aria-valuetext')).toBe('25 % Coastal Maple, 75 % Walnut');
  fireEvent.pointerMove(divider, { clientX: 400, pointerType: 'mouse', buttons: 1 });
  fireEvent.pointerMove(divider, { clientX: 300, pointerType: 'mouse', buttons: 0 });
  expect(divider.getAttribute('aria-valuetext')).toBe('75 % Coastal Maple, 25 % Walnut');
  fireEvent.change(other, { target: { value: '' } });
  expect(within(dialog).queryByRole('slider')).toBeNull();
});

test('A room or floor that is not on the device says what to do, and comes when it can be had', async () => {
  // Pictures of its own: what a page has loaded once it keeps.
  lost.add('p999-boards');
  const dialog = await openRoom(roomServer(999));
  await within(dialog).findByText('This room is not on this device yet');
  expect(within(dialog).getByRole('button', { name: 'Save picture' }).hasAttribute('disabled')).toBe(true);
  lost.clear();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await says(dialog, /^Living room by day: Coastal Maple/);
});

test('The list opens the room view with its first floor that can be laid', async () => {
  await openStore('/products', { server: roomServer() });
  fireEvent.click(await screen.findByRole('button', { name: 'See floors in a room' }));
  const dialog = await screen.findByRole('dialog', { name: 'See it in a room' });
  await says(dialog, /Coastal Maple/);
});

test('The back button closes the room and stays on the floor; pressed again it goes back', async () => {
  const { router, path } = await openStore('/products', { server: roomServer() });
  await act(() => router.navigate({ to: '/products/$slug', params: { slug: 'coastal-maple' } }));
  await pressRoom();
  act(() => router.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'See it in a room' })).toBeNull());
  expect(path()).toBe('/products/coastal-maple');
  act(() => router.history.back());
  await waitFor(() => expect(path()).toBe('/products'));
});
