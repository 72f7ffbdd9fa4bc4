import type { Page } from '@playwright/test';

interface ShiftNotes {
  sum: number;
  /** Takes along what the browser has not yet told. */
  readonly add: (entries: PerformanceEntryList) => void;
  readonly observer: PerformanceObserver;
}

/** Has every document that is opened from here on note its layout shifts. */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) if ('value' in entry && typeof entry.value === 'number') notes.sum += entry.value;
    };
    const notes: ShiftNotes = { sum: 0, add, observer: new PerformanceObserver((list) => add(list.getEntries())) };
    notes.observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shiftNotes: notes });
  });
}

/** The sum of the document's layout shifts, those of the last frame included. */
export function movedSoFar(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // What moves is told with the frame in which it did.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { shiftNotes: notes } = window as unknown as { shiftNotes: ShiftNotes };
    notes.add(notes.observer.takeRecords());
    return notes.sum;
  });
}
