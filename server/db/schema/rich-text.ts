import { customType } from 'drizzle-orm/pg-core';
import { safeHtml } from '../../safe-html';

/** Text with HTML. It is sanitised on every write, by the seed, the store tool or a repository. */
export const richText = customType<{ data: string; driverData: string }>({ dataType: () => 'text', toDriver: safeHtml });

/** JSON whose texts are sanitised in the same way when their name ends in `Html`. */
export const richJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) =>
    JSON.stringify(value, (name, held: unknown) => (name.endsWith('Html') && typeof held === 'string' ? safeHtml(held) : held)),
});
