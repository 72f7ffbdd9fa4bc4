type Pressed = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** The browser's to do: a new tab, a window or a download. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
