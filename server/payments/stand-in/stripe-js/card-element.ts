import { frameOptions, stateClass, type CardElementOptions, type StateClass } from './element-options';
import {
  receive,
  send,
  type CallReply,
  type CardCall,
  type CardFace,
  type FromFrame,
  type ShownState,
  type ToFrame,
} from './frame-messages';

type Listener = (event: unknown) => void;

class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>();

  on(name: string, listener: Listener): void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
  }

  off(name: string, listener?: Listener): void {
    if (listener === undefined) this.#listeners.delete(name);
    else this.#listeners.get(name)?.delete(listener);
  }

  emit(name: string, event: unknown): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(event);
  }

  clear(): void {
    this.#listeners.clear();
  }
}

const LOAD_LIMIT_MS = 15_000;
const MIN_HEIGHT_PX = 44;
const STATE_CLASSES: readonly StateClass[] = ['base', 'complete', 'empty', 'focus', 'invalid'];

let frames = 0;
let calls = 0;

/** An iframe with the events and methods of Stripe's element. */
export class CardElement {
  readonly #emitter = new Emitter();
  readonly #faces: readonly CardFace[];
  readonly #onDestroy: () => void;
  readonly #waiting = new Map<number, (reply: CallReply) => void>();
  #options: CardElementOptions;
  #container: HTMLElement | null = null;
  #frame: HTMLIFrameElement | null = null;
  #stopReceiving: () => void = () => undefined;
  #loadTimer: number | undefined;
  #isReady = false;
  #isDestroyed = false;

  constructor(options: CardElementOptions, faces: readonly CardFace[], onDestroy: () => void) {
    this.#options = options;
    this.#faces = faces;
    this.#onDestroy = onDestroy;
  }

  on(name: string, listener: Listener): this {
    this.#emitter.on(name, listener);
    return this;
  }

  off(name: string, listener?: Listener): this {
    this.#emitter.off(name, listener);
    return this;
  }

  once(name: string, listener: Listener): this {
    const onceOnly: Listener = (event) => {
      this.#emitter.off(name, onceOnly);
      listener(event);
    };
    return this.on(name, onceOnly);
  }

  mount(target: string | HTMLElement): void {
    if (this.#isDestroyed) throw new Error('This Element has already been destroyed. Please create a new one.');
    const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (container === null) throw new Error('The selector you specified applies to no DOM elements that are currently on the page.');
    if (this.#container === container) return;
    this.unmount();
    const frame = newFrame();
    this.#container = container;
    this.#frame = frame;
    this.#stopReceiving = receive<FromFrame>(
      () => frame.contentWindow,
      (message) => this.#take(message),
    );
    this.#loadTimer = window.setTimeout(() => this.#emitter.emit('loaderror', { elementType: 'card', error: UNREACHABLE }), LOAD_LIMIT_MS);
    container.classList.add(stateClass(this.#options, 'base'), stateClass(this.#options, 'empty'));
    container.replaceChildren(frame);
  }

  unmount(): void {
    if (this.#container === null) return;
    window.clearTimeout(this.#loadTimer);
    this.#stopReceiving();
    this.#container.replaceChildren();
    for (const state of STATE_CLASSES) this.#container.classList.remove(stateClass(this.#options, state));
    this.#container = null;
    this.#frame = null;
    this.#isReady = false;
    for (const settle of this.#waiting.values()) settle({ kind: 'unreachable' });
    this.#waiting.clear();
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.unmount();
    this.#isDestroyed = true;
    this.#emitter.clear();
    this.#onDestroy();
  }

  update(options: CardElementOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#tell({ kind: 'options', options: frameOptions(this.#options, this.#faces) });
  }

  focus(): void {
    this.#tell({ kind: 'focus' });
  }

  blur(): void {
    this.#tell({ kind: 'blur' });
  }

  clear(): void {
    this.#tell({ kind: 'clear' });
  }

  /** Internal to this script. */
  callWithCard(call: Omit<CardCall, 'id'>): Promise<CallReply> {
    if (!this.#isReady) return Promise.resolve({ kind: 'unreachable' });
    calls += 1;
    const id = calls;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#tell({ kind: 'call', call: { ...call, id } });
    });
  }

  #tell(message: ToFrame): void {
    const target = this.#frame?.contentWindow ?? null;
    if (this.#isReady && target !== null) send(target, message);
  }

  #take(message: FromFrame): void {
    switch (message.kind) {
      case 'ready':
        window.clearTimeout(this.#loadTimer);
        this.#isReady = true;
        this.#tell({ kind: 'options', options: frameOptions(this.#options, this.#faces) });
        return this.#emitter.emit('ready', { elementType: 'card' });
      case 'state':
        return this.#show(message.state);
      case 'focus':
      case 'blur':
        this.#container?.classList.toggle(stateClass(this.#options, 'focus'), message.kind === 'focus');
        return this.#emitter.emit(message.kind, { elementType: 'card' });
      case 'escape':
        return this.#emitter.emit('escape', { elementType: 'card' });
      case 'submit':
        return this.#container?.closest('form')?.requestSubmit();
      case 'height':
        if (this.#frame !== null) this.#frame.style.height = `${Math.max(MIN_HEIGHT_PX, message.px)}px`;
        return undefined;
      case 'reply':
        this.#waiting.get(message.id)?.(message.reply);
        this.#waiting.delete(message.id);
    }
  }

  #show({ isEmpty, isComplete, brand, problem, postal }: ShownState): void {
    const classes = { complete: isComplete, empty: isEmpty, invalid: problem !== null } as const;
    this.#container?.classList.toggle(stateClass(this.#options, 'complete'), classes.complete);
    this.#container?.classList.toggle(stateClass(this.#options, 'empty'), classes.empty);
    this.#container?.classList.toggle(stateClass(this.#options, 'invalid'), classes.invalid);
    this.#emitter.emit('change', {
      elementType: 'card',
      brand,
      complete: isComplete,
      empty: isEmpty,
      value: { postalCode: postal },
      error: problem === null ? undefined : { type: 'validation_error', ...problem },
    });
  }
}

export const UNREACHABLE = {
  type: 'api_connection_error',
  message: 'We could not reach the payment provider. Please check your connection and try again.',
} as const;

function newFrame(): HTMLIFrameElement {
  frames += 1;
  const frame = document.createElement('iframe');
  frame.name = `__privateStripeFrame${frames}`;
  frame.title = 'Secure card payment input frame';
  frame.src = '/demo-payments/card-frame';
  // By the CSSOM: a policy without inline styles forbids the attribute.
  Object.assign(frame.style, { display: 'block', width: '100%', height: `${MIN_HEIGHT_PX}px`, border: '0' });
  return frame;
}
