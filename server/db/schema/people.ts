import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Project } from '../../../src/domain/rooms/project';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt,
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

/** Keys and refresh tokens are SHA-256; only the device has the key. */
export const sessions = pgTable(
  'sessions',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    deviceId: text('device_id').notNull(),
    deviceName: text('device_name').notNull(),
    /** After this time the key gets 401 until it is refreshed. */
    keyExpiresAt: timestamp('key_expires_at', { withTimezone: true }).notNull(),
    /** After this time the session cannot be refreshed. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    uniqueIndex('sessions_key').on(table.keyHash),
    uniqueIndex('sessions_refresh').on(table.refreshHash),
    index('sessions_user').on(table.userId),
  ],
);

/** They can log in while guesses from elsewhere lock out unknown devices. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device token. */
    deviceHash: text('device_hash').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('password_resets_token').on(table.tokenHash)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    line1: text('line_1').notNull(),
    line2: text('line_2').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    mobileNumber: text('mobile_number').notNull(),
    isDefault: boolean('is_default').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** From our address search, when the address is that place; only then the coordinates count. */
    placeId: text('place_id'),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [index('addresses_user').on(table.userId)],
);

/** Removed projects are kept for a while, so that no device restores them. */
export const projects = pgTable(
  'projects',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: text('project_id').notNull(),
    content: jsonb('content').$type<Project>().notNull(),
    /** Increases with every change of a shopper's projects. */
    version: bigint('version', { mode: 'number' }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.projectId] }), uniqueIndex('projects_version').on(table.userId, table.version)],
);

/** Kept for a month (housekeeping.ts). */
export const requestReplies = pgTable(
  'request_replies',
  {
    /** 'visitor', or 'user' and the id. */
    scope: text('scope').notNull(),
    requestId: uuid('request_id').notNull(),
    /** SHA-256, without passwords: the same id with other content is a mistake. */
    contentHash: text('content_hash').notNull(),
    /** Null while the work is in progress. */
    message: text('message'),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.scope, table.requestId] }), index('request_replies_age').on(table.createdAt)],
);

/** Shared by all servers. */
export const rateWindows = pgTable('rate_windows', {
  bucket: text('bucket').primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  hits: integer('hits').notNull(),
});
