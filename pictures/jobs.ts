import type { PictureFacts } from './picture-facts';

/** Rows are half-open ranges of a pass. */
export type Job =
  | { readonly kind: 'flat'; readonly name: string; readonly id: number; readonly view: 'plank' | 'close' }
  | { readonly kind: 'light'; readonly room: string; readonly from: number; readonly to: number; readonly into: SharedArrayBuffer }
  | {
      readonly kind: 'passes';
      readonly room: string;
      readonly from: number;
      readonly to: number;
      readonly light: SharedArrayBuffer;
      readonly into: SharedArrayBuffer;
    }
  | {
      readonly kind: 'hero';
      readonly name: string;
      readonly room: string;
      readonly id: number;
      readonly alt: string;
      readonly widths: readonly number[];
    }
  | { readonly kind: 'boards' | 'laid' | 'room'; readonly name: string; readonly id: number }
  | { readonly kind: 'view'; readonly room: string }
  | { readonly kind: 'video'; readonly room: string; readonly id: number };

/** Without facts for a part of a pass. */
export type Reply = { readonly facts?: PictureFacts } | { readonly error: string };
