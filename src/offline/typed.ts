import { keptDatabase } from './kept/database';
import { isFields } from './storage/stored-fields';

/** Of a message that was never sent: another person may use the device next. */
const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1000;

export type Typed = 'selections' | 'message' | 'enquiry' | 'samples' | 'quote';

/**
 * What was typed and is not sent, as it is typed: it outlives a page that is closed or killed right after. Local storage would not do: browsers
 * write it to the disk seconds later. Neither function rejects: without space it lasts as long as the page.
 */
export const typed = {
  async read(what: Typed, now = Date.now()): Promise<unknown> {
    const stored = await keptDatabase.read('typed', (records) => records.get(what)).catch(() => null);
    if (!isFields(stored) || stored['v'] !== 1) return null;
    const isOld = what !== 'selections' && now - Number(stored['at']) > DRAFT_LIFETIME_MS;
    return isOld ? null : stored['value'];
  },
  /** Null forgets it. */
  async write(what: Typed, value: unknown): Promise<void> {
    const record = { v: 1, at: Date.now(), value };
    await keptDatabase
      .write('typed', async (records) => void (await (value === null ? records.delete(what) : records.put(record, what))))
      .catch(() => undefined);
  },
  clear: (): Promise<void> => keptDatabase.write('typed', (records) => records.clear()),
};
