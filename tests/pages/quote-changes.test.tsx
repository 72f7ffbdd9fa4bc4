// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { quoteLink } from '../../src/domain/quote/quote-link';
import { keptDatabase } from '../../src/offline/kept/database';
import { StorageError } from '../../src/offline/storage/storage-error';
import { quotes } from '../../src/offline/quotes';
import { sampleQuote } from '../fixtures/sample-quotes';
import { closeStore, openStore } from './open-store';

// The page's lazy code, before the first test.
import '../../src/features/quotes/change-quote-dialog';

const MAPLE = { productId: 107, boxes: 9, pricePerBoxCents: 7_541, sqftPerBox: 2_364 };
const OTHER = { ...MAPLE, productId: 108, boxes: 4 };

afterEach(async () => {
  vi.restoreAllMocks();
  for (const { id } of quotes.get().records) await quotes.remove(id);
  closeStore();
});

/** 'Copy and change' of a quote of nine boxes of one floor and four of another. */
async function openChange() {
  const { number: _number, ...draft } = sampleQuote(2, { lines: [MAPLE, OTHER], delivery: { kind: 'pickup' } });
  const names = { customer: '', salesperson: '', note: '' };
  const made = await quotes.make({ draft, names, floors: [], rooms: [], versionOf: null });
  if (made.kind !== 'made') throw new Error(made.kind);
  await openStore(`/quotes/${made.kept.id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy and change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy and change' }));
  const boxes = () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Boxes of Coastal Maple' });
  const type = (text: string) => {
    fireEvent.change(boxes(), { target: { value: text } });
    fireEvent.blur(boxes());
  };
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save new version' }));
  const changed = () =>
    quotes
      .get()
      .records.find(({ quote }) => quote.number.version > made.kept.quote.number.version)
      ?.quote.lines.map((line) => [line.productId, line.boxes]);
  return { dialog, boxes, type, save, changed };
}

test('An emptied number of boxes goes back: the floor stays in the new version', async () => {
  const { boxes, type, save, changed } = await openChange();
  type('');
  expect(boxes().value).toBe('9');
  save();
  await expect.poll(changed).toEqual([
    [107, 9],
    [108, 4],
  ]);
});

test('A number of boxes that cannot be read is said and makes no new version until it is mended', async () => {
  const { dialog, boxes, type, save, changed } = await openChange();
  type('twelve');
  dialog.getByText('Please type a number of boxes, such as 4.');
  save();
  expect(document.activeElement).toBe(boxes());
  expect(quotes.get().records).toHaveLength(1);
  type('12');
  save();
  await expect.poll(changed).toEqual([
    [107, 12],
    [108, 4],
  ]);
});

test('Leaving a floor out and putting it back keeps the focus at its line', async () => {
  const { dialog, type } = await openChange();
  type('1');
  const leaveOut = dialog.getByRole('button', { name: 'Leave Coastal Maple out' });
  leaveOut.focus();
  fireEvent.click(leaveOut);
  const putBack = dialog.getByRole('button', { name: 'Left out: put back Coastal Maple' });
  expect(document.activeElement).toBe(putBack);
  fireEvent.click(putBack);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'One box of Coastal Maple more' })));
});

test('A floor is left out by its own button alone, is shown as left out, and can be put back', async () => {
  const { dialog, type, save, changed } = await openChange();
  type('1');
  fireEvent.click(dialog.getByRole('button', { name: 'Leave Coastal Maple out' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Left out: put back Coastal Maple' }));
  expect(dialog.getAllByRole('textbox', { name: /^Boxes of / })).toHaveLength(2);
  type('1');
  fireEvent.click(dialog.getByRole('button', { name: 'Leave Coastal Maple out' }));
  dialog.getByText('Left out: put back');
  save();
  await expect.poll(changed).toEqual([[108, 4]]);
});

function fillDevice(): void {
  const write = keptDatabase.write;
  vi.spyOn(keptDatabase, 'write').mockImplementation((kind, work) =>
    kind === 'quotes' ? Promise.reject(new StorageError('full')) : write(kind, work),
  );
}
const NOT_KEPT = /This device has no space left\. This quote is not kept as you see it here/;

test('A quote made on a full device says so where it opens, and on the list, until there is space for it', async () => {
  const { save } = await openChange();
  fillDevice();
  save();
  const told = await screen.findByRole('alert');
  expect(told.textContent).toMatch(NOT_KEPT);
  fireEvent.click(screen.getByRole('link', { name: 'All quotes' }));
  await screen.findByRole('heading', { name: 'Quotes' });
  expect(screen.getByRole('alert').textContent).toMatch(/no space left\. \w+-1-\w: not kept as you see it here/);
  vi.restoreAllMocks();
  const [newest] = await screen.findAllByRole('link', { name: /Without a name/ });
  if (newest === undefined) throw new Error('No quote is listed');
  fireEvent.click(newest);
  fireEvent.click(await screen.findByRole('button', { name: 'Try to keep it again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await keptDatabase.read('quotes', (records) => records.getAllKeys())).toEqual(
    expect.arrayContaining(quotes.get().records.map(({ id }) => id)),
  );
});

test('‘Mark as ordered’ on a full device says that it is not kept', async () => {
  await openChange();
  fillDevice();
  fireEvent.click(screen.getByRole('button', { name: 'Mark as ordered', hidden: true }));
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toMatch(NOT_KEPT);
});

test('A quote’s link opened on a full device says that the quote is not kept', async () => {
  fillDevice();
  const link = new URL(quoteLink(sampleQuote(3), window.location.origin, ''));
  await openStore(`${link.pathname}${link.hash}`);
  expect((await screen.findByRole('alert')).textContent).toMatch(NOT_KEPT);
});
