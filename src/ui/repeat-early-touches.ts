const CONTROLS = 'button, input, select, textarea';
const TYPED = 'input:not([type=checkbox], [type=radio]), select, textarea';

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
