import { decodePicture, type Pixels } from './decode-picture';

/** A request of the page to this worker. */
export interface DecodeRequest extends Pixels {
  readonly id: number;
  readonly isOnlyOne: boolean;
}

export interface DecodeReply {
  readonly id: number;
  readonly text: string | null;
}

// Decoding in a worker keeps the page responsive on a slow phone.
globalThis.addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  const reply: DecodeReply = { id: data.id, text: decodePicture(data, data.isOnlyOne) };
  globalThis.postMessage(reply);
});
