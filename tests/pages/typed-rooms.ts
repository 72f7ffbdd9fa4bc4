import { fireEvent, screen, within } from '@testing-library/react';
import { rooms } from '../../src/offline/rooms';

const MAPLE = 'Coastal Maple · $3.19 / sqft';

/** The device and its account have no rooms. */
export async function withoutRooms(): Promise<void> {
  await rooms.open('account-1');
  for (const { id } of rooms.get().projects) await rooms.remove(id);
  await rooms.open(null);
  for (const { id } of rooms.get().projects) await rooms.remove(id);
}

/** The field of a room's size. */
export const size = async (index = 0): Promise<HTMLInputElement> => {
  const field = (await screen.findAllByLabelText<HTMLInputElement>('Width x length'))[index];
  if (field === undefined) throw new Error(`No room ${index}`);
  return field;
};
export const type = (field: HTMLElement, value: string): void => void fireEvent.change(field, { target: { value } });
export const choose = async (label: string, words: string): Promise<void> => {
  const select = await screen.findByLabelText<HTMLSelectElement>(label);
  const option = await within(select).findByRole<HTMLOptionElement>('option', { name: words });
  fireEvent.change(select, { target: { value: option.value } });
};

export async function measured(sizeTyped = '14 x 18'): Promise<void> {
  type(await size(), sizeTyped);
  await choose('Floor for all rooms', MAPLE);
}
