import { customType } from 'drizzle-orm/pg-core';
import { safeHtml } from '../../safe-html';

/** Text holding HTML: whoever writes it, the seed, the store tool or a repository, only the allow-list reaches the database. */
export const richText = customType<{ data: string; driverData: string }>({ dataType: () => 'text', toDriver: safeHtml });

/** JSON in which every text under a name that ends in `Html` is reduced in the same way. */
export const richJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) =>
    JSON.stringify(value, (name, held: unknown) => (name.endsWith('Html') && typeof held === 'string' ? safeHtml(held) : held)),
});
