import type { MouseEvent } from 'react';

/** Whether a click on a link asks for a new tab, a window or a download, which is the browser's to do. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
