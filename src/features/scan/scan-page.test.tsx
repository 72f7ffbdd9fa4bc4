// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleQuote } from '../../../tests/fixtures/sample-quotes';
import { quoteCodes, quoteLink } from '../../domain/quote/quote-link';
import { quoteNumberText } from '../../domain/quote/quote-number';
import { tagAddress } from '../../domain/shelf-tag';
import type { DecodeRequest } from './decode-worker';
import { ScanPage, type ScanPageProps } from './scan-page';

/** The content of the next picture, and how many were read completely. */
let held = '';
const looked = vi.fn();

class PictureDetector {
  static getSupportedFormats = async (): Promise<readonly string[]> => ['qr_code'];
  detect = async (): Promise<readonly unknown[]> => [{ rawValue: held }];
}

beforeEach(() => {
  looked.mockClear();
  vi.stubGlobal('BarcodeDetector', PictureDetector);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: looked }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page on a signal so weak that the product list does not arrive. */
function openWithoutList() {
  const opened = { onFloor: vi.fn(), onQuote: vi.fn(), onQuoteNumber: vi.fn() } satisfies Partial<ScanPageProps>;
  const loadFloors = vi.fn<ScanPageProps['loadFloors']>(() => new Promise(() => undefined));
  render(<ScanPage {...opened} status={null} loadFloors={loadFloors} counterSwitch={null} />);
  return { ...opened, loadFloors };
}

async function choosePicture(text: string): Promise<void> {
  const before = looked.mock.calls.length;
  held = text;
  fireEvent.change(screen.getByLabelText('Picture of a code'), { target: { files: [new File(['a'], 'code.png', { type: 'image/png' })] } });
  await waitFor(() => expect(looked).toHaveBeenCalledTimes(before + 1));
}

test('A quote opens at once while the list of floors is still awaited', async () => {
  const { onQuote, loadFloors } = openWithoutList();
  const link = quoteLink(sampleQuote(), location.origin);
  await choosePicture(link);
  expect(onQuote).toHaveBeenCalledWith(link.slice(link.indexOf('#') + 1));
  expect(loadFloors).not.toHaveBeenCalled();
});

test('A typed quote number is looked for at once while the list of floors is still awaited', () => {
  const { onQuoteNumber } = openWithoutList();
  const number = quoteNumberText(sampleQuote().number);
  fireEvent.change(screen.getByLabelText('Number on tag or quote'), { target: { value: number } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(onQuoteNumber).toHaveBeenCalledWith(number);
});

test('The codes of a long quote are counted without waiting, and one held before the camera again changes nothing', async () => {
  const { onQuote, loadFloors } = openWithoutList();
  const [first = '', ...others] = quoteCodes(sampleQuote(120), location.origin);
  for (const text of [first, first]) {
    await choosePicture(text);
    expect(await screen.findByText(new RegExp(`^1 of ${others.length + 1} codes`))).toBeDefined();
    expect(screen.queryByText('Looking it up')).toBeNull();
  }
  for (const other of others) await choosePicture(other);
  expect(onQuote).toHaveBeenCalledOnce();
  expect(loadFloors).not.toHaveBeenCalled();
});

test.each([
  ['opens its floor as soon as the list is here', false],
  ['takes nobody from the page that they have gone to meanwhile', true],
])('A tag that was read while the list of floors is slow %s', async (_what, isLeft) => {
  const { onFloor, loadFloors } = openWithoutList();
  let send: (floors: null) => void = () => undefined;
  loadFloors.mockReturnValue(new Promise((resolve) => (send = resolve)));
  held = tagAddress(location.origin, 'coastal-maple', {
    productId: 107,
    priceCentsPerSqft: 319,
    pricePerBoxCents: 7_541,
    day: '2026-11-25',
  });
  fireEvent.change(screen.getByLabelText('Picture of a code'), { target: { files: [new File(['a'], 'code.png', { type: 'image/png' })] } });
  await waitFor(() => expect(loadFloors).toHaveBeenCalled());
  if (isLeft) cleanup();
  await act(async () => send(null));
  await waitFor(() => expect(looked).toHaveBeenCalled());
  expect(onFloor.mock.calls).toHaveLength(isLeft ? 0 : 1);
});

test.each([
  ['while it rests', false],
  ['while the browser’s own detector still looks', true],
])('A page that is left %s leaves no decoder running behind it', async (_what, isLeftEarly) => {
  let look: (codes: readonly unknown[]) => void = () => undefined;
  class SlowDetector extends PictureDetector {
    override detect = (): Promise<readonly unknown[]> => new Promise((resolve) => (look = resolve));
  }
  vi.stubGlobal('BarcodeDetector', SlowDetector);
  const running = new Set<EventTarget>();
  class Decoder extends EventTarget {
    constructor() {
      super();
      running.add(this);
    }
    postMessage({ id }: DecodeRequest): void {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, text: null } })));
    }
    terminate(): void {
      running.delete(this);
    }
  }
  vi.stubGlobal('Worker', Decoder);
  // happy-dom draws nothing.
  const context = { drawImage: () => undefined, getImageData: () => new ImageData(1, 1) };
  const draws = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as CanvasRenderingContext2D);
  openWithoutList();
  fireEvent.change(screen.getByLabelText('Picture of a code'), { target: { files: [new File(['a'], 'code.png', { type: 'image/png' })] } });
  await act(async () => undefined);
  if (isLeftEarly) cleanup();
  await act(async () => look([]));
  await waitFor(() => expect(looked).toHaveBeenCalledOnce());
  expect(running.size).toBe(isLeftEarly ? 0 : 1);
  cleanup();
  expect(running.size).toBe(0);
  draws.mockRestore();
});
