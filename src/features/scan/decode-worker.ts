import { decodePicture, type Pixels } from './decode-picture';

/** What the page asks of this worker. */
export interface DecodeRequest extends Pixels {
  readonly id: number;
  readonly isOnlyOne: boolean;
}

export interface DecodeReply {
  readonly id: number;
  readonly text: string | null;
}

// The decoder works here, so that the page stays alive on a slow phone.
globalThis.addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  const reply: DecodeReply = { id: data.id, text: decodePicture(data, data.isOnlyOne) };
  globalThis.postMessage(reply);
});
