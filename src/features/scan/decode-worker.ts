import { decodePicture, type Pixels } from './decode-picture';

export interface DecodeRequest extends Pixels {
  readonly id: number;
  readonly isOnlyOne: boolean;
}

export interface DecodeReply {
  readonly id: number;
  readonly text: string | null;
}

// In a worker the page stays responsive on a slow phone.
globalThis.addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  const reply: DecodeReply = { id: data.id, text: decodePicture(data, data.isOnlyOne) };
  globalThis.postMessage(reply);
});
