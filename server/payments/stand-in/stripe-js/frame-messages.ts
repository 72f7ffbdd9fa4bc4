import type { CardBrand } from './card-number';

/** In the codes and words of Stripe.js. */
export interface FieldProblem {
  readonly code: string;
  readonly message: string;
}

/** The card's digits never leave the frame. */
const MARK = 'stand-in-card-field';

export interface CardLook {
  readonly color: string | null;
  readonly placeholderColor: string | null;
  readonly invalidColor: string | null;
  readonly fontFamily: string | null;
  readonly fontSize: string | null;
  readonly fontWeight: string | null;
  readonly iconColor: string | null;
}

/** `src` as in CSS. */
export interface CardFace {
  readonly family: string;
  readonly src: string;
  readonly weight?: string;
}

export interface FrameOptions {
  readonly faces: readonly CardFace[];
  readonly hasPostal: boolean;
  readonly hasIcon: boolean;
  readonly isDisabled: boolean;
  readonly postal: string | null;
  readonly look: CardLook;
}

export type Fields = Readonly<Record<string, string>>;

/** `cardName` is the bracketed prefix of the card's fields. */
export interface CardCall {
  readonly id: number;
  readonly path: string;
  readonly fields: Fields;
  readonly cardName: string;
}

export type CallReply =
  | { readonly kind: 'reply'; readonly isOk: boolean; readonly body: unknown }
  | { readonly kind: 'invalid'; readonly problem: FieldProblem }
  | { readonly kind: 'unreachable' };

export interface ShownState {
  readonly isEmpty: boolean;
  readonly isComplete: boolean;
  readonly brand: CardBrand;
  readonly problem: FieldProblem | null;
  readonly postal: string;
}

export type ToFrame =
  | { readonly kind: 'options'; readonly options: FrameOptions }
  | { readonly kind: 'focus' | 'blur' | 'clear' }
  | { readonly kind: 'call'; readonly call: CardCall };

export type FromFrame =
  | { readonly kind: 'ready' | 'focus' | 'blur' | 'escape' | 'submit' }
  | { readonly kind: 'state'; readonly state: ShownState }
  | { readonly kind: 'height'; readonly px: number }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: CallReply };

/** To our own origin only. */
export function send(target: Window, message: ToFrame | FromFrame): void {
  target.postMessage({ mark: MARK, message }, window.location.origin);
}

/** From that window and our own origin only. Returns the function that stops it. */
export function receive<Message extends ToFrame | FromFrame>(source: () => Window | null, take: (message: Message) => void): () => void {
  const listener = (event: MessageEvent<unknown>): void => {
    if (event.origin === window.location.origin && event.source !== null && event.source === source() && isMarked<Message>(event.data))
      take(event.data.message);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

function isMarked<Message>(data: unknown): data is { readonly mark: string; readonly message: Message } {
  return typeof data === 'object' && data !== null && 'mark' in data && data.mark === MARK && 'message' in data;
}

const API = '/demo-payments/v1';

/** A GET without fields. Never throws. */
export async function callApi(path: string, fields: Fields | null): Promise<CallReply> {
  try {
    const response = await fetch(`${API}${path}`, fields === null ? {} : { method: 'POST', body: new URLSearchParams(fields) });
    const body: unknown = await response.json();
    return { kind: 'reply', isOk: response.ok, body };
  } catch {
    return { kind: 'unreachable' };
  }
}
