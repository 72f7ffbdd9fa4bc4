import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as catalogueSchema from './schema/catalogue';
import * as contentSchema from './schema/content';
import * as mailsSchema from './schema/mails';
import * as peopleSchema from './schema/people';
import * as samplesSchema from './schema/samples';
import * as shopSchema from './schema/shop';
import * as staffSchema from './schema/staff';

/** Every table of the shop's database. */
export const ALL_TABLES: readonly PgTable[] = [
  catalogueSchema,
  contentSchema,
  mailsSchema,
  peopleSchema,
  samplesSchema,
  shopSchema,
  staffSchema,
]
  .flatMap((file): unknown[] => Object.values(file))
  .filter((value) => is(value, PgTable));
