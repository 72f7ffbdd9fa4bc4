interface Place {
  readonly element: Element;
  readonly row: Element;
  readonly at: number;
  /**
   * Counted from the row's end: the remove button is usually its last. Null for a field and its own button: the next press would change
   * another row.
   */
  readonly fromEnd: number | null;
  readonly around: Element | null;
}

/**
 * When the focused button goes with its row, the focus moves to the same button of the next row, or to the heading. Else it falls to the
 * body, and keyboard users start again at the top.
 */
export function keepRowFocus(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  let place: Place | null = null;

  const remember = ({ target }: FocusEvent): void => {
    place = target instanceof Element && !target.matches('a') ? placeIn(list, target) : null;
  };

  /** Some browsers also fire this for a removed element, just before it is gone. */
  const forgetIfLeft = (): void => {
    const left = place;
    queueMicrotask(() => {
      if (place === left && left?.element.isConnected === true && left.element !== document.activeElement) place = null;
    });
  };

  const restore = (): void => {
    if (place === null) return;
    if (place.element.isConnected) {
      place = placeIn(list, place.element);
      return;
    }
    const { row, at, fromEnd, around } = place;
    place = null;
    if (row.isConnected) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const buttons = list.isConnected ? buttonsOf(list, list.children[Math.min(at, list.children.length - 1)]) : [];
    const next = fromEnd === null ? undefined : (buttons.at(-fromEnd) ?? buttons.at(-1));
    if (next === undefined) focusHeading(around);
    else next.focus();
  };

  /** A key that is held down would remove one row after another. */
  const pressOnce = (event: KeyboardEvent): void => {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) event.preventDefault();
  };

  const changes = new MutationObserver(restore);
  changes.observe(list, { childList: true, subtree: true });
  list.addEventListener('focusin', remember);
  list.addEventListener('focusout', forgetIfLeft);
  list.addEventListener('keydown', pressOnce);
  return () => {
    changes.disconnect();
    list.removeEventListener('focusin', remember);
    list.removeEventListener('focusout', forgetIfLeft);
    list.removeEventListener('keydown', pressOnce);
    // The list goes with its last row, right after this.
    queueMicrotask(restore);
  };
}

function placeIn(list: HTMLElement, element: Element): Place | null {
  const rows = [...list.children];
  const row = rows.find((each) => each.contains(element));
  if (row === undefined) return null;
  const buttons = buttonsOf(list, row);
  const button = buttons.findIndex((each) => each === element);
  return {
    element,
    row,
    at: rows.indexOf(row),
    fromEnd: button === -1 || element.parentElement?.querySelector(':scope > input') !== null ? null : buttons.length - button,
    around: list.closest('main, [role=dialog]'),
  };
}

/** A row may be a button itself. */
function buttonsOf(list: HTMLElement, row: Element | undefined): readonly HTMLButtonElement[] {
  return [...list.querySelectorAll('button')].filter((button) => row?.contains(button) === true);
}

function focusHeading(around: Element | null): void {
  const heading = around?.querySelector<HTMLElement>('h1, h2');
  if (heading === null || heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
