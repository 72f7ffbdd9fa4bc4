import { typeInto } from '../ui/type-into';

/** `value` is from that time: React may have reset the field since. */
export interface EarlyPress {
  readonly type: string;
  readonly target: EventTarget | null;
  readonly value?: string;
}

const CONTROLS = 'button, input, select, textarea';
const TYPED = 'input:not([type=checkbox], [type=radio]), select, textarea';

export async function repeatHydrated(recorded: EarlyPress[]): Promise<void> {
  keepControls(recorded);
  // All at once: a typed area makes React draw parts anew that are not hydrated yet, and a press there would be lost.
  if (recorded.some(({ target }) => target instanceof Node && target.isConnected && !isHydrated(target))) return;
  await repeatPresses(recorded.splice(0));
}

/** Repeating an earlier press may remove the pressed word, such as a button's hint. */
function keepControls(presses: EarlyPress[]): void {
  for (const [index, press] of presses.entries()) {
    const control = press.target instanceof Element ? press.target.closest(CONTROLS) : null;
    if (control !== null) presses[index] = { ...press, target: control };
  }
}

/** React stops every event on parts that are not hydrated, also this `auxclick`, to which no code listens. */
function isHydrated(target: EventTarget | null): boolean {
  let hasBubbled = false;
  const listening = new AbortController();
  window.addEventListener('auxclick', () => (hasBubbled = true), { signal: listening.signal });
  target?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
  listening.abort();
  return hasBubbled;
}

/** Except for links: the browser itself has followed those. */
async function repeatPresses(presses: readonly EarlyPress[]): Promise<void> {
  const lastValues = new Map(presses.map(({ target, value }) => [target, value]));
  const done = new Set<Element>();
  for (const { target, type } of presses) {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    if (control === null || (type === 'input') !== control.matches(TYPED)) continue;
    const isFirst = !done.has(control);
    done.add(control);
    if (type === 'click') clickAgain(control, isFirst);
    else if (isFirst) typeAgain(control, lastValues.get(target) ?? '');
    // React renders the result of one press before the next.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function clickAgain(control: HTMLElement, isFirst: boolean): void {
  if (isFirst && control instanceof HTMLInputElement) control.checked = control.defaultChecked;
  control.click();
}

/** React sees a change only when the value differs from the one it set itself. */
function typeAgain(field: HTMLElement, typed: string): void {
  if (field instanceof HTMLSelectElement) typeInto(field, typed);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || typed === field.defaultValue) return;
  field.value = field.defaultValue;
  typeInto(field, typed);
}
