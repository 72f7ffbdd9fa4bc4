declare global {
  interface Window {
    /** What was pressed or typed into, in order, since the document came: noted by the start script until React has the page. */
    earlyTouches?: Event[];
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

function isMissed({ target }: Event): boolean {
  const part = target instanceof Element ? target.closest('[data-later]') : null;
  return part !== null && !taken.has(part);
}

/** Does once more, now that it is heard, what the shopper did before, one by one. Links have worked by themselves. */
export async function repeatEarlyTouches(): Promise<void> {
  const noted = window.earlyTouches ?? [];
  delete window.earlyTouches;
  const done = new Set<Element>();
  for (const { target, type } of noted) {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    if (control === null || (type === 'input') !== control.matches(TYPED)) continue;
    const isFirst = !done.has(control);
    done.add(control);
    // React draws what one changed before the next is done.
    await new Promise((resolve) => setTimeout(resolve));
    repeat(control, isFirst);
  }
}

function repeat(control: HTMLElement, isFirst: boolean): void {
  if (control.matches(TYPED)) {
    retype(control);
    return;
  }
  if (isFirst && control instanceof HTMLInputElement) control.checked = control.defaultChecked;
  control.click();
}

/** What stands in a field as if typed now: React hears of a value that differs from the one it knows. */
function retype(field: HTMLElement): void {
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  if (!(field instanceof HTMLInputElement) || field.value === field.defaultValue) return;
  const typed = field.value;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
