import { noteOnlyWhatReactMisses } from './early-touches';

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
interface WaitingPart {
  readonly open: () => void;
  /** Loads what it needs; such a part can wait until the device has time. */
  readonly code?: (() => Promise<void>) | undefined;
}

const waiting = new Map<Part, WaitingPart>();
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
      waiting.set(part, code === undefined ? { open } : { open: openWith(code), code });
      return part.taken;

      function openWith(load: () => Promise<void>): () => void {
        const openLoaded = (): void => void load().then(open, giveUp);
        // Without a signal the page answers but for this part, which stays as the server wrote it until there is one.
        const giveUp = (): void => {
          window.addEventListener('online', openLoaded, { once: true });
          part.taken();
        };
        return openLoaded;
      }
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
  const parts = [...waiting.values()];
  const next = parts.find(({ code }) => code === undefined) ?? parts[0];
  if (next?.code === undefined || !('requestIdleCallback' in window)) next?.open();
  else requestIdleCallback(() => openAndFetchOthers(next), { timeout: IDLE_LIMIT_MS });
}

/** One part at a time is React's, but the files of all come beside each other. Asking for those of one takes a task of its own. */
function openAndFetchOthers(part: WaitingPart): void {
  part.open();
  for (const { code } of waiting.values()) setTimeout(() => code?.().catch(() => undefined));
}

function openAll(): void {
  isTakingOver = false;
  for (const { open } of waiting.values()) open();
}

function finishWhenEmpty(): void {
  if (waiting.size > 0) return;
  for (const type of TOUCHES) window.removeEventListener(type, openAll, { capture: true });
  whenDone();
  import('./repeat-early-touches').then(({ repeatEarlyTouches }) => repeatEarlyTouches()).catch(() => undefined);
}
