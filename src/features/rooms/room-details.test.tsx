// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { roomOf } from '../../../tests/fixtures/sample-rooms';
import { RoomDetails } from './room-details';

afterEach(cleanup);

function Details() {
  const [room, setRoom] = useState(() => roomOf(['10 x 10']));
  return <RoomDetails room={room} options={[]} onChange={setRoom} onFloor={() => undefined} />;
}

test.each([
  ['Doorways', '150', 'At most 99 doorways. Please ask us for more.'],
  ['Doorways', 'x', 'Please type a number of doorways, such as 4.'],
  ['Doorways', '2.5', 'Doorways are whole: 3 doorways'],
  ['Stair steps', '150', 'At most 99 stair steps. Please ask us for more.'],
  ['Stair steps', '13 steps', '13 stair steps'],
])('Who types into %s %j reads %j', (label, typed, words) => {
  const { container } = render(<Details />);
  const details = container.querySelector('details');
  if (details === null) throw new Error('No details');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
  expect(container.querySelector('summary')?.textContent).not.toContain('99');
});
