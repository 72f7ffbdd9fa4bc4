/** A click, or an input event with what then stood in its field: React may have put something else there since. */
interface EarlyTouch {
  readonly type: string;
  readonly target: EventTarget | null;
  readonly value?: string;
}

declare global {
  interface Window {
    /** What was pressed or typed into, in order, since the document came: noted by the start script until React has the page. */
    earlyTouches?: EarlyTouch[];
  }
}

const taken = new WeakSet<Element>();

/** The `ref` of a part whose code comes late. */
export function markTaken(part: Element | null): void {
  if (part !== null) taken.add(part);
}

/** From now on React hears what is touched, but for parts whose code is still missing. */
export function noteOnlyWhatReactMisses(): void {
  const noted = window.earlyTouches;
  if (noted === undefined) return;
  noted.push = (...touches) => {
    for (const touch of touches) if (isMissed(touch)) noted[noted.length] = touch;
    return noted.length;
  };
}

function isMissed({ target }: EarlyTouch): boolean {
  const part = target instanceof Element ? target.closest('[data-later-part]') : null;
  return part !== null && !taken.has(part);
}
