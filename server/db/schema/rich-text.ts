import { customType } from 'drizzle-orm/pg-core';
import { safeHtml } from '../../safe-html';

/** Sanitised on every write. */
export const richText = customType<{ data: string; driverData: string }>({ dataType: () => 'text', toDriver: safeHtml });

/** Texts whose name ends in `Html` are sanitised. */
export const richJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) =>
    JSON.stringify(value, (name, held: unknown) => (name.endsWith('Html') && typeof held === 'string' ? safeHtml(held) : held)),
});
