// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mergeProjects } from '../../src/domain/rooms/merge-projects';
import { sessionStore } from '../../src/features/session/session-store';
import { deviceRooms } from '../fixtures/device-rooms';
import { quotes } from '../../src/offline/quotes';
import { rooms } from '../../src/offline/rooms';
import { keptSelections } from '../../src/offline/kept-selections';
import { EMPTY_SELECTION } from '../../src/domain/product-selection';
import { closeStore, openStore, toastSays } from './open-store';
import { createShopServer } from './shop-server';
import { choose, measured, size, type, withoutRooms } from './typed-rooms';

// The page's lazy code, before the first test.
import '../../src/routes/_site/rooms';
import '../../src/features/cart/project-sheet';
import '../../src/features/quotes/save-quote-dialog';

beforeEach(withoutRooms);
afterEach(closeStore);

const total = () => screen.findByText('Total with everything').then((label) => label.parentElement?.textContent ?? '');
const figures = async (): Promise<string> => (await screen.findByRole('region', { name: 'The price with everything' })).textContent ?? '';

describe('A visitor', () => {
  test('types a room, chooses a floor and reads the price with everything', async () => {
    await openStore('/rooms');
    await measured();
    expect(await screen.findByText('14 × 18 ft = 252 sqft')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: /Installation/ }));
    await waitFor(async () => expect(await total()).toContain('$968.26'));
    const text = await figures();
    for (const words of [
      '12 boxes · 283.68 sqft',
      '$904.92',
      '$63.34',
      '31.68 sqft more than you measured',
      '$3.84 for each of the 252.00 sqft',
    ]) {
      expect(text).toContain(words);
    }
    for (const words of ['Stairs', 'Taking out the old floor', 'Trims and transitions', 'Moisture test']) expect(text).toContain(words);
    expect(screen.getByRole('img', { name: 'Room 1: 14 ft by 18 ft. 252.00 sqft in all.' })).toBeDefined();
  });

  test('who typed an area on the page of a floor reads that it stays there, until a room is typed', async () => {
    keptSelections.keep(107, { ...EMPTY_SELECTION, coverage: 30_000, boxes: 14 });
    await openStore('/rooms?floor=coastal-maple');
    const words = await screen.findByText(/You typed 300.00 sqft for .*Coastal Maple/);
    type(await size(), '14 x 18');
    await waitFor(() => expect(words.isConnected).toBe(false));
  });

  test('sees both versions of a room that another device changed as well, and says which counts', async () => {
    await openStore('/rooms');
    await measured();
    const [project] = rooms.get().projects;
    await act(() => rooms.saved());
    const kept = (await deviceRooms().read(null)).find((each) => each.project.id === project?.id);
    if (project === undefined || kept === undefined) throw new Error('No project');
    const there = kept.project.rooms.map((room) => ({
      ...room,
      name: 'Den',
      parts: room.parts.map((part) => ({ ...part, typed: '12 x 14' })),
      changedAt: room.changedAt - 1,
      seen: { there: room.changedAt - 1 },
    }));
    await act(() => rooms.collection.keep({ ...kept, project: mergeProjects(kept.project, { ...kept.project, rooms: there }) }));
    const asked = within(await screen.findByRole('group', { name: 'Two versions of Room 1' }));
    expect(asked.getByText(/Different there: size 12 x 14, name Den\./)).toBeDefined();
    expect(screen.getByText('14 × 18 ft = 252 sqft')).toBeDefined();
    fireEvent.click(asked.getByRole('button', { name: 'Use the other version' }));
    expect(await screen.findByText('12 × 14 ft = 168 sqft')).toBeDefined();
    expect(screen.queryByRole('group', { name: /Two versions/ })).toBeNull();
  });

  test('who deletes a room that another device changed meanwhile, with a clock behind, has it back as it is there', async () => {
    await openStore('/rooms');
    await measured();
    const [project] = rooms.get().projects;
    await rooms.saved();
    const kept = (await deviceRooms().read(null)).find((each) => each.project.id === project?.id);
    if (project === undefined || kept === undefined) throw new Error('No project');
    const there = kept.project.rooms.map((room) => ({
      ...room,
      name: 'Den',
      changedAt: room.changedAt - 1,
      seen: { ...room.seen, there: room.changedAt - 1 },
    }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete Room 1' }));
    await screen.findByText('Room 1 was deleted.');
    await act(() => rooms.collection.keep({ ...kept, project: { ...kept.project, rooms: there } }));
    expect(await screen.findByDisplayValue('Den')).toBeDefined();
    expect(screen.getByText('14 × 18 ft = 252 sqft')).toBeDefined();
  });

  test('adds a closet, takes an island away and sees the materials', async () => {
    await openStore('/rooms');
    await measured('20 x 15');
    fireEvent.click(screen.getByRole('button', { name: 'Take a part away' }));
    type(await screen.findByLabelText('Taken away'), '3 x 7');
    fireEvent.click(screen.getByRole('button', { name: 'Add a part' }));
    type(await screen.findByLabelText('Added'), `5' x 2'8"`);
    expect(await screen.findByText('292.33 sqft')).toBeDefined();
    const materials = await screen.findByRole('region', { name: 'Materials list' });
    expect(materials.textContent).toContain('Trim along the walls');
  });

  test('who types a ZIP code before the delivery prices have come reads that they are looked up, and not to type one', async () => {
    const server = createShopServer();
    server.neverReply('/beforeauth/getdeliveryzips');
    await openStore('/rooms', { server });
    await measured();
    fireEvent.click(await screen.findByRole('radio', { name: 'Delivery' }));
    expect(await screen.findByText('Type your ZIP code to see what delivery costs.')).toBeDefined();
    type(await screen.findByLabelText('ZIP code'), '33145');
    expect(await screen.findByText('Looking up what delivery costs.')).toBeDefined();
    expect(screen.queryByText(/Type your ZIP code/)).toBeNull();
  });

  test('saves no quote with delivery before its prices have come, and reads where the sum is without delivery', async () => {
    const server = createShopServer();
    server.goSilent('/beforeauth/getdeliveryzips');
    const { queryClient } = await openStore('/rooms', { server });
    await measured();
    fireEvent.click(await screen.findByRole('radio', { name: 'Delivery' }));
    type(await screen.findByLabelText('ZIP code'), '99999');
    fireEvent.click(await screen.findByRole('button', { name: 'Save as quote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as quote' }));
    dialog.getByText('The delivery prices have not loaded yet. Connect to the internet, or choose pickup.');
    fireEvent.click(dialog.getByRole('button', { name: 'Save quote' }));
    expect(dialog.getByRole('alert').textContent).toContain('The delivery prices have not loaded yet.');
    expect(quotes.get().records).toEqual([]);
    server.data('/beforeauth/getdeliveryzips', { bands: [], zips: [] });
    await act(() => queryClient.refetchQueries());
    expect(await dialog.findByText(/^without delivery, valid until /)).toBeDefined();
  });

  test('prices delivery by ZIP code', async () => {
    await openStore('/rooms');
    await measured();
    fireEvent.click(await screen.findByRole('radio', { name: 'Delivery' }));
    type(await screen.findByLabelText('ZIP code'), '33145');
    expect(await screen.findByText(/Delivery is 12.50 miles by road, estimated from ZIP./)).toBeDefined();
    expect(await figures()).toContain('Express, estimated from ZIP');
    type(screen.getByLabelText('ZIP code'), '99999');
    expect(await screen.findByText('We will call you to set up delivery.')).toBeDefined();
    expect(await figures()).toContain('without delivery');
    type(screen.getByLabelText('ZIP code'), '3314');
    expect(await screen.findByText('Please type the five digits of your ZIP code, such as 33145.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('ZIP code').value).toBe('3314');
  });

  test('hears the words about delivery with the ZIP field, beside a problem of the ZIP', async () => {
    await openStore('/rooms');
    await measured();
    fireEvent.click(await screen.findByRole('radio', { name: 'Delivery' }));
    const field = await screen.findByLabelText('ZIP code');
    const described = () =>
      (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
    await waitFor(() => expect(described()).toEqual(['Type your ZIP code to see what delivery costs.']));
    type(field, '3314');
    await waitFor(() => expect(described()).toEqual(['Please type the five digits of your ZIP code, such as 33145.', '']));
  });

  test('opens, makes, copies and deletes projects by keyboard without losing the focus', async () => {
    await openStore('/rooms');
    await measured();
    const press = (name: string): void => {
      const button = screen.getByRole('button', { name });
      button.focus();
      fireEvent.click(button);
    };
    const name = () => screen.getByLabelText<HTMLInputElement>('Name of the project').value;
    const first = name();
    for (const button of ['New project', 'Copy project']) {
      const before = name();
      press(button);
      await waitFor(() => expect(name()).not.toBe(before));
      expect(document.activeElement?.textContent).toBe(button);
    }
    const select = screen.getByLabelText<HTMLSelectElement>('Open a project');
    select.focus();
    await choose('Open a project', first);
    await waitFor(() => expect(name()).toBe(first));
    expect(document.activeElement).toBe(select);
    for (let left = rooms.get().projects.length; left > 0; left -= 1) {
      const before = screen.getByRole('button', { name: 'Delete project' });
      press('Delete project');
      await waitFor(() => expect(rooms.get().projects).toHaveLength(Math.max(left - 1, 1)));
      expect(document.activeElement).toBe(before);
    }
  });

  test('who removes a part or a room by keyboard goes on at that place', async () => {
    await openStore('/rooms');
    await measured();
    const press = (name: RegExp | string): void => {
      const button = screen.getByRole('button', { name });
      button.focus();
      fireEvent.click(button);
    };
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    press('Add a part');
    await screen.findByRole('button', { name: /^Remove this part/ });
    press(/^Remove this part/);
    await waitFor(() => expect(focused()).toBe('Take a part away'));
    press('Add a room');
    await screen.findByRole('button', { name: 'Delete Room 2' });
    press('Delete Room 1');
    await waitFor(() => expect(focused()).toBe('Delete Room 2'));
    press('Undo');
    await waitFor(() => expect(focused()).toBe('My rooms'));
  });

  test('applies a promo code, and what was typed stays when it is refused', async () => {
    await openStore('/rooms');
    await measured();
    const before = rooms.get().projects;
    type(await screen.findByLabelText('Promo code'), 'NOPE');
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Invalid or inactive promo code')).toBeDefined();
    // A refused code is no change that would win over another device's.
    expect(rooms.get().projects).toEqual(before);
    expect(screen.getByLabelText<HTMLInputElement>('Promo code').value).toBe('NOPE');
    type(screen.getByLabelText('Promo code'), 'welcome10');
    screen.getByRole('button', { name: 'Apply' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Discount · WELCOME10')).toBeDefined();
    expect(await figures()).toContain('−$90.49');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove'));
  });

  test('who presses Enter again while a promo code is looked up asks the shop once', async () => {
    const server = createShopServer();
    let answer: (reply: unknown) => void = () => undefined;
    server.reply('/beforeauth/getpromocode', () => new Promise((resolve) => (answer = resolve)));
    await openStore('/rooms', { server });
    await measured();
    type(await screen.findByLabelText('Promo code'), 'NOPE');
    const form = screen.getByLabelText('Promo code').closest('form') ?? document.body;
    fireEvent.submit(form);
    await waitFor(() => expect(screen.getByRole('button', { name: /Apply/ }).getAttribute('aria-busy')).toBe('true'));
    await waitFor(() => expect(server.callsTo('/beforeauth/getpromocode')).toHaveLength(1));
    fireEvent.submit(form);
    answer({ status: 0, message: 'unknown', data: null });
    expect(await screen.findByText('Invalid or inactive promo code')).toBeDefined();
    expect(server.callsTo('/beforeauth/getpromocode')).toHaveLength(1);
  });

  test('whose promo code ended since the last visit sees it taken off the price, with the reason', async () => {
    const server = createShopServer();
    await openStore('/rooms', { server });
    await measured();
    type(await screen.findByLabelText('Promo code'), 'welcome10');
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Discount · WELCOME10');
    cleanup();
    server.goSilent('/beforeauth/getpromocode');
    await openStore('/rooms', { server });
    await waitFor(() => expect(server.callsTo('/beforeauth/getpromocode')).toHaveLength(2));
    expect(await screen.findByText('Discount · WELCOME10')).toBeDefined();
    cleanup();
    server.refuse('/beforeauth/getpromocode', '');
    await openStore('/rooms', { server });
    expect(await screen.findByText('WELCOME10 was taken off. Invalid or inactive promo code')).toBeDefined();
    expect(screen.queryByText(/Discount/)).toBeNull();
  });

  test.each([
    ['14x', 'Please type the second length too, such as 14 x 18.'],
    ['0 x 9', 'A side cannot be 0. Please type both lengths, such as 14 x 18.'],
    ['abc', "Please type two lengths, such as 14 x 18 or 14'6\" x 18'."],
    ['-4 x 9', "Please type two lengths, such as 14 x 18 or 14'6\" x 18'."],
    ['10001 x 9', 'A side can be at most 10,000 ft. Please check it, or ask us.'],
  ])('who types %j reads what to do, and what was typed stays', async (typed, words) => {
    await openStore('/rooms');
    const field = await size();
    fireEvent.focus(field);
    type(field, typed);
    expect(screen.queryByText(words)).toBeNull();
    fireEvent.blur(field);
    expect(await screen.findByText(words)).toBeDefined();
    expect(field.value).toBe(typed);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('of a field of 10,000 ft is told to ask, and sees no price', async () => {
    await openStore('/rooms');
    await measured('10000 x 10000');
    expect(await screen.findByText('That needs more boxes than fit in one order (9,999). Please ask us.')).toBeDefined();
    expect(screen.queryByText('Total with everything')).toBeNull();
  });

  test('copies and deletes rooms and projects, and undoes it', async () => {
    await openStore('/rooms');
    await measured();
    fireEvent.click(screen.getByRole('button', { name: 'Copy Room 1' }));
    await waitFor(async () => expect(await figures()).toContain('24 boxes'));
    fireEvent.click(screen.getByRole('button', { name: 'Delete Room 1' }));
    expect(await screen.findByText('Room 1 was deleted.')).toBeDefined();
    await waitFor(async () => expect(await figures()).toContain('12 boxes'));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await figures()).toContain('24 boxes'));

    type(screen.getByLabelText('Name of the project'), 'Beach house');
    fireEvent.click(screen.getByRole('button', { name: 'Copy project' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name of the project').value).toBe('Beach house (copy)'));
    fireEvent.click(screen.getByRole('button', { name: 'Delete project' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name of the project').value).toBe('Beach house'));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rooms.get().projects).toHaveLength(2));
  });

  test('chooses another floor for one room, and the rooms with one floor share its boxes', async () => {
    await openStore('/rooms');
    await measured();
    fireEvent.click(screen.getByRole('button', { name: 'Add a room' }));
    type(await size(1), '10 x 10');
    await waitFor(async () => expect(await figures()).toContain('17 boxes'));
    const details = screen.getAllByText('Straight rows · 10% waste')[1]?.closest('details');
    if (details === null || details === undefined) throw new Error('No details');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    await choose('Floor of this room', 'Grey Slate · $4.29 / sqft');
    await waitFor(async () => expect(await figures()).toContain('12 boxes · 283.68'));
    expect(await figures()).toContain('5 boxes · 118.20');
  });

  test('chooses the floor by its picture', async () => {
    await openStore('/rooms');
    type(await size(), '14 x 18');
    fireEvent.click(await screen.findByRole('button', { name: 'Choose by picture' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose a floor' });
    const maple = within(dialog).getByRole('button', { name: /Coastal Maple/ });
    expect(maple.querySelector('img')?.getAttribute('src')).toBe('/media/p107.webp');
    fireEvent.click(maple);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLSelectElement>('Floor for all rooms').selectedOptions[0]?.textContent).toContain('Coastal Maple');
    await waitFor(async () => expect(await figures()).toContain('12 boxes'));
  });

  test('who comes from a floor finds it chosen', async () => {
    await openStore('/rooms?floor=coastal-maple');
    type(await size(), '14 x 18');
    await waitFor(async () => expect(await figures()).toContain('12 boxes'));
  });

  test('is led to the login by the cart', async () => {
    const { path } = await openStore('/rooms');
    await measured();
    fireEvent.click(await screen.findByRole('button', { name: 'Add it to the cart' }));
    await waitFor(() => expect(path()).toMatch(/^\/login\?redirect=%2Frooms%3Fproject%3D/));
    await toastSays('Please login first');
  });
});

describe('What has changed since', () => {
  test('A floor that is gone is named, and its rooms wait for another', async () => {
    const server = createShopServer();
    const opened = await openStore('/rooms', { server });
    await measured();
    await waitFor(async () => expect(await figures()).toContain('12 boxes'));
    server.data('/beforeauth/getproduct', []);
    await opened.queryClient.refetchQueries({ queryKey: ['public', 'products'] });
    expect(await screen.findByText('Coastal Maple is no longer sold. Please choose another floor.')).toBeDefined();
    expect((await size()).value).toBe('14 x 18');
  });
});

describe('A signed-in shopper', () => {
  test('who deleted a project and logs out leaves no Undo that would bring it to the next one', async () => {
    await openStore('/rooms', { isSignedIn: true });
    await measured();
    fireEvent.click(screen.getByRole('button', { name: 'Delete project' }));
    await screen.findByRole('button', { name: 'Undo' });
    act(() => sessionStore.signOut());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(screen.queryByText(/was deleted/)).toBeNull();
  });

  test('who logs out in another tab while this page saves leaves no room of the account on the device', async () => {
    await openStore('/rooms', { isSignedIn: true });
    await measured();
    await rooms.saved();
    await rooms.discardOf('account-1');
    type(await size(), '15 x 18');
    act(() => sessionStore.signOut());
    await rooms.saved();
    await waitFor(async () => expect(await deviceRooms().read('account-1')).toEqual([]));
  });
});
