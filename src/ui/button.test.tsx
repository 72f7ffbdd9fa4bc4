// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button';

afterEach(cleanup);

test('A button that becomes busy keeps the focus, says that it is busy, and neither a press nor Enter in a field does its deed again', () => {
  const press = vi.fn();
  const send = vi.fn((event: Event) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <Button variant="primary" type="submit" isBusy={isBusy} onClick={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  rerender(form(true));
  expect(document.activeElement).toBe(button);
  expect([button.hasAttribute('disabled'), button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual([
    false,
    'true',
    'true',
  ]);
  // A browser treats Enter in a field as a click on the form's button.
  fireEvent.click(button);
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
  rerender(form(false));
  fireEvent.click(button);
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([2, 2]);
});
