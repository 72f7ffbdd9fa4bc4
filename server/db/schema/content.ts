import { integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { richJson, richText } from './catalogue';
import { staff } from './staff';

export const articles = pgTable(
  'articles',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** YYYY-MM-DD. */
    date: text('date').notNull(),
    pictureName: text('picture_name'),
    descriptionHtml: richText('description_html').notNull(),
  },
  (table) => [uniqueIndex('articles_slug').on(table.slug)],
);

export const guides = pgTable(
  'guides',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    pictureNames: jsonb('picture_names').notNull(),
    youtubeUrl: text('youtube_url'),
    descriptionHtml: richText('description_html').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [uniqueIndex('guides_slug').on(table.slug)],
);

/** Home texts, banners, testimonials, about, settings. */
export const documents = pgTable('documents', {
  key: text('key').primaryKey(),
  value: richJson('value').notNull(),
});

/** What the owner's texts are in other languages. English has no row: it stands where the text belongs. */
export const contentTranslations = pgTable(
  'content_translations',
  {
    /** The MD5 of the English text: one that is changed has no translation, so nobody reads what it no longer says. */
    english: text('english').notNull(),
    language: text('language').notNull(),
    /** '' where the text is HTML. */
    text: text('text').notNull().default(''),
    html: richText('html').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.english, table.language] })],
);

export const contactMessages = pgTable('contact_messages', {
  id: serial('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  clientId: uuid('client_id').unique(),
  /** Null while nobody at the Desk has marked it answered. */
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  answeredBy: text('answered_by'),
  /** Who at the Desk has taken it on. */
  assignedTo: integer('assigned_to').references(() => staff.id),
});
