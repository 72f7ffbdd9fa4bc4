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

const CONTROLS = 'button, input, select, textarea';
const TYPED = 'input:not([type=checkbox], [type=radio]), select, textarea';
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

/** Does once more, now that it is heard, what the shopper did before, one by one. Links have worked by themselves. */
export async function repeatEarlyTouches(): Promise<void> {
  const noted = window.earlyTouches ?? [];
  delete window.earlyTouches;
  const lastValues = new Map(noted.map(({ target, value }) => [target, value]));
  const done = new Set<Element>();
  for (const { target, type } of noted) {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    if (control === null || (type === 'input') !== control.matches(TYPED)) continue;
    const isFirst = !done.has(control);
    done.add(control);
    // React draws what one changed before the next is done.
    await new Promise((resolve) => setTimeout(resolve));
    if (type === 'click') clickAgain(control, isFirst);
    else if (isFirst) retype(control, lastValues.get(control) ?? '');
  }
}

function clickAgain(control: HTMLElement, isFirst: boolean): void {
  if (isFirst && control instanceof HTMLInputElement) control.checked = control.defaultChecked;
  control.click();
}

/** Puts it in as if typed now: React hears of a value that differs from the one it knows. */
function retype(field: HTMLElement, typed: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = typed;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || typed === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
