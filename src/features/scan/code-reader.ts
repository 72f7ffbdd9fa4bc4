import type { Pixels } from './decode-picture';
import type { DecodeReply, DecodeRequest } from './decode-worker';

export interface CodeReader {
  /** Null without a code. Rejects when the decoder cannot be loaded. */
  read(source: HTMLVideoElement | ImageBitmap, isOnlyOne: boolean): Promise<string | null>;
  close(): void;
}

/** The longer side; more pixels only cost time. */
const FRAME_PX = 1_280;
const PICTURE_PX = 2_000;

interface Detector {
  detect(source: HTMLVideoElement | ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Some browsers have a detector that finds nothing: every fourth frame that it misses goes to our decoder too. */
const MISSES = 4;

/** The browser's detector where it supports QR codes; our decoder elsewhere, and for codes that it misses. */
export function createCodeReader(): CodeReader {
  let detector: Promise<Detector | null> | null = null;
  let decoder: Decoder | null = null;
  let misses = 0;
  let canvas: HTMLCanvasElement | null = null;
  let closings = 0;
  return {
    async read(source, isOnlyOne) {
      const before = closings;
      detector ??= ownDetector();
      const own = await detector;
      const text = own === null ? null : await textByOwn(own, source);
      if (text !== null) return text;
      // Closed meanwhile: nobody would end a decoder that began now.
      if (before !== closings) return null;
      misses += 1;
      if (own !== null && !isOnlyOne && misses % MISSES !== 0) return null;
      canvas ??= document.createElement('canvas');
      const pixels = pixelsOf(source, canvas, isOnlyOne ? PICTURE_PX : FRAME_PX);
      if (pixels === null) return null;
      const current = (decoder ??= openDecoder());
      try {
        return await current.decode(pixels, isOnlyOne);
      } catch (error) {
        // A worker that failed to load never replies: the next picture starts another one.
        current.close();
        if (decoder === current) decoder = null;
        throw error;
      }
    },
    close: () => {
      closings += 1;
      decoder?.close();
      decoder = null;
    },
  };
}

async function textByOwn(detector: Detector, source: HTMLVideoElement | ImageBitmap): Promise<string | null> {
  const found = await detector.detect(source).catch(() => []);
  return found.map(({ rawValue }) => rawValue).find((text) => text !== '') ?? null;
}

async function ownDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
}

function pixelsOf(source: HTMLVideoElement | ImageBitmap, canvas: HTMLCanvasElement, mostPx: number): Pixels | null {
  const [width, height] = source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height];
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, mostPx / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}

interface Decoder {
  decode(pixels: Pixels, isOnlyOne: boolean): Promise<string | null>;
  close(): void;
}

function openDecoder(): Decoder {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });
  let lastId = 0;
  return {
    decode: (pixels, isOnlyOne) =>
      new Promise((resolve, reject) => {
        const { width, height, data } = pixels;
        lastId += 1;
        const request: DecodeRequest = { id: lastId, width, height, data, isOnlyOne };
        const settle = (): void => {
          worker.removeEventListener('message', hear);
          worker.removeEventListener('error', fail);
        };
        const hear = (event: MessageEvent<DecodeReply>): void => {
          if (event.data.id !== request.id) return;
          settle();
          resolve(event.data.text);
        };
        const fail = (): void => {
          settle();
          reject(new Error('The decoder did not load'));
        };
        worker.addEventListener('message', hear);
        worker.addEventListener('error', fail);
        worker.postMessage(request, [data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
