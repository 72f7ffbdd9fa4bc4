// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCodeReader } from './code-reader';
import type { DecodeReply, DecodeRequest } from './decode-worker';

const workers = vi.fn();
const ended = vi.fn();

/** An unstable signal: a worker whose file does not load reports that once and receives no messages afterwards. */
let hasSignal = true;

class DecodeWorker extends EventTarget {
  readonly #isLoaded = hasSignal;

  constructor() {
    super();
    workers();
    if (!this.#isLoaded) setTimeout(() => this.dispatchEvent(new Event('error')));
  }

  postMessage({ id }: DecodeRequest): void {
    if (!this.#isLoaded) return;
    const data: DecodeReply = { id, text: 'No. 107' };
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    ended();
  }
}

// happy-dom draws nothing.
const context = { drawImage: () => undefined, getImageData: () => new ImageData(1, 1) };
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => context });

beforeEach(() => {
  hasSignal = true;
  workers.mockClear();
  ended.mockClear();
  vi.stubGlobal('Worker', DecodeWorker);
});
afterEach(() => void vi.unstubAllGlobals());

function filming(): HTMLVideoElement {
  const video = document.createElement('video');
  Object.defineProperties(video, { videoWidth: { value: 640 }, videoHeight: { value: 480 } });
  return video;
}

test('A decoder that could not be loaded without a signal is loaded again with the next picture', async () => {
  const reader = createCodeReader();
  hasSignal = false;
  await expect(reader.read(filming(), true)).rejects.toThrow('The decoder did not load');
  hasSignal = true;
  await expect(reader.read(filming(), true)).resolves.toBe('No. 107');
});

interface Detecting {
  readonly formats?: readonly string[];
  readonly detect: () => Promise<readonly { readonly rawValue: string }[]>;
}

/** The browser's own detector; returns the formats of each created one. */
function browserDetects({ formats = ['aztec', 'qr_code'], detect }: Detecting): readonly unknown[] {
  const made: unknown[] = [];
  class BarcodeDetector {
    static getSupportedFormats = async (): Promise<readonly string[]> => formats;
    detect = detect;
    constructor(options: unknown) {
      made.push(options);
    }
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  return made;
}

test('The browser’s own detector is made once, for QR codes, and our decoder is not loaded while it reads', async () => {
  const made = browserDetects({ detect: async () => [{ rawValue: '' }, { rawValue: 'Tag 12' }] });
  const reader = createCodeReader();
  for (const isOnlyOne of [false, true, false]) await expect(reader.read(filming(), isOnlyOne)).resolves.toBe('Tag 12');
  expect(made).toEqual([{ formats: ['qr_code'] }]);
  expect(workers).not.toHaveBeenCalled();
});

test.each<[string, Detecting]>([
  ['knows no QR codes', { formats: ['ean_13'], detect: async () => [{ rawValue: 'never asked' }] }],
  ['breaks', { detect: async () => Promise.reject(new DOMException('Barcode service unavailable', 'NotSupportedError')) }],
  ['finds nothing', { detect: async () => [] }],
])('A picture is read by our decoder where the browser’s own detector %s', async (_what, detecting) => {
  browserDetects(detecting);
  await expect(createCodeReader().read(filming(), true)).resolves.toBe('No. 107');
});

test('Of the camera’s frames that the browser’s own detector misses, each fourth is for our decoder', async () => {
  browserDetects({ detect: async () => [] });
  const reader = createCodeReader();
  const read: (string | null)[] = [];
  for (let frame = 0; frame < 8; frame += 1) read.push(await reader.read(filming(), false));
  expect(read).toEqual([null, null, null, 'No. 107', null, null, null, 'No. 107']);
  expect(workers).toHaveBeenCalledOnce();
});

test('A reader that is closed ends its decoder, as does one whose decoder did not load', async () => {
  const reader = createCodeReader();
  await reader.read(filming(), true);
  reader.close();
  expect(ended).toHaveBeenCalledTimes(1);
  hasSignal = false;
  await reader.read(filming(), true).catch(() => undefined);
  expect(ended).toHaveBeenCalledTimes(2);
});
