import { noteOnlyWhatReactMisses, repeatEarlyTouches } from './early-touches';

/** One part of a page that the server wrote, on its way to being React's. */
export interface Part {
  /** Puts it in the queue; what it gives back takes it out again. A part with `code` is opened when that is loaded. */
  wait(code?: () => Promise<void>): () => void;
  /** While React compares the page for the first time, throws what React waits for; any later look goes through, so nothing that changes meanwhile is held up. */
  suspendOnce(): void;
  /** Said by its content once React has it. */
  taken(): void;
}

/** Any of these means that somebody is using the page. */
const TOUCHES = ['pointerdown', 'touchstart', 'mousedown', 'keydown', 'focusin', 'click', 'input', 'change'] as const;

/** On a busy device a part does not wait for ever. */
const IDLE_LIMIT_MS = 2_000;

const OPEN: Part = { wait: () => () => undefined, suspendOnce: () => undefined, taken: () => undefined };

let isTakingOver = false;
/** How to open each part, and whether that can wait until the device has time. */
const waiting = new Map<Part, { readonly open: () => void; readonly canWait: boolean }>();
let whenDone: () => void = () => undefined;

/** Call right before React takes over a page that the server wrote. */
export function takeOverInParts(): void {
  isTakingOver = true;
  // Ahead of React's own listeners: a part that is touched must be open when React looks whom the touch is for.
  for (const type of TOUCHES) window.addEventListener(type, openAll, { capture: true, passive: true });
  noteOnlyWhatReactMisses();
}

/** Runs `work` as soon as no part is waiting. */
export function afterAllParts(work: () => void): void {
  whenDone = work;
  // The parts of the same screen are in the queue by then.
  queueMicrotask(finishWhenEmpty);
}

/** A closed part while a page is taken over; else one that holds nothing up. */
export function createPart(): Part {
  if (!isTakingOver) return OPEN;
  let resolve: () => void = () => undefined;
  const opening = new Promise<void>((settle) => {
    resolve = settle;
  });
  let mayGoThrough = false;
  const part: Part = {
    wait: (code) => {
      isTakingOver = false;
      if (waiting.size === 0) setTimeout(openNext);
      const open = (): void => {
        mayGoThrough = true;
        resolve();
      };
      // Without a signal the page answers but for this part, which stays as the server wrote it until there is one.
      const giveUp = (): void => {
        window.addEventListener('online', open, { once: true });
        part.taken();
      };
      waiting.set(part, code === undefined ? { open, canWait: false } : { open: () => void code().then(open, giveUp), canWait: true });
      return part.taken;
    },
    suspendOnce: () => {
      if (mayGoThrough) return;
      mayGoThrough = true;
      throw opening;
    },
    taken: () => {
      if (!waiting.delete(part)) return;
      setTimeout(openNext);
      finishWhenEmpty();
    },
  };
  return part;
}

function openNext(): void {
  const [next] = waiting.values();
  if (next?.canWait === true && 'requestIdleCallback' in window) requestIdleCallback(next.open, { timeout: IDLE_LIMIT_MS });
  else next?.open();
}

function openAll(): void {
  isTakingOver = false;
  for (const { open } of waiting.values()) open();
}

function finishWhenEmpty(): void {
  if (waiting.size > 0) return;
  for (const type of TOUCHES) window.removeEventListener(type, openAll, { capture: true });
  whenDone();
  void repeatEarlyTouches();
}
