// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCodeReader } from './code-reader';
import type { DecodeReply, DecodeRequest } from './decode-worker';

/** The signal comes and goes: a worker whose file does not arrive says so once, and hears nothing afterwards. */
let hasSignal = true;

class DecodeWorker extends EventTarget {
  readonly #isLoaded = hasSignal;

  constructor() {
    super();
    if (!this.#isLoaded) setTimeout(() => this.dispatchEvent(new Event('error')));
  }

  postMessage({ id }: DecodeRequest): void {
    if (!this.#isLoaded) return;
    const data: DecodeReply = { id, text: 'No. 107' };
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}

// happy-dom draws nothing.
const context = { drawImage: () => undefined, getImageData: () => new ImageData(1, 1) };
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => context });

beforeEach(() => {
  hasSignal = true;
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
