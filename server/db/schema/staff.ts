import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from './shop';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** People behind the counter, apart from shoppers. A row is never deleted: what they did stays theirs. */
export const staff = pgTable(
  'staff',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** owner or staff. */
    role: text('role').notNull(),
    /** Null until the invitation is accepted. */
    passwordHash: text('password_hash'),
    /** Base32. */
    totpSecret: text('totp_secret'),
    /** The time step of the code that was used last: none counts twice. */
    totpUsedStep: bigint('totp_used_step', { mode: 'number' }).notNull().default(0),
    /** Null while the account is open. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [uniqueIndex('staff_email').on(sql`lower(${table.email})`)],
);

/** Links for one use; the token is stored as SHA-256. What was chosen so far waits here for the code that confirms it. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: serial('id').primaryKey(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    passwordHash: text('password_hash'),
    totpSecret: text('totp_secret'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [uniqueIndex('staff_invitations_token').on(table.tokenHash), index('staff_invitations_staff').on(table.staffId)],
);

/** Keys are SHA-256; only the browser's cookie has the key. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: serial('id').primaryKey(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull(),
    deviceName: text('device_name').notNull(),
    /** The last call of any kind. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** The last call that a person made; an idle session is locked. */
    activeAt: timestamp('active_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [uniqueIndex('staff_sessions_key').on(table.keyHash), index('staff_sessions_staff').on(table.staffId)],
);

/** Stand in for the code of a lost telephone, each once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** SHA-256. */
    codeHash: text('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

/** Keys of which the private half never leaves a person's device: one is password and second factor at once. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: serial('id').primaryKey(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** As the browser names it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Of signatures; a lower one comes from a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceName: text('device_name').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [uniqueIndex('staff_passkeys_credential').on(table.credentialId), index('staff_passkeys_staff').on(table.staffId)],
);

/** What a passkey has to sign, each once. */
export const staffChallenges = pgTable('staff_challenges', {
  challenge: text('challenge').primaryKey(),
  /** Who adds a passkey; null for a sign-in, where nobody is known yet. */
  staffId: integer('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Everything done at the Desk: who, when, what and the value before. The id comes from the device: an act sent again is done once. */
export const deskActs = pgTable(
  'desk_acts',
  {
    id: uuid('id').primaryKey(),
    staffId: integer('staff_id').references(() => staff.id),
    /** As the person was called then. */
    staffName: text('staff_name').notNull(),
    kind: text('kind').notNull(),
    /** What it was done to, such as an order's number. */
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    /** By the device's clock, which may be wrong. */
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    createdAt,
  },
  (table) => [index('desk_acts_subject').on(table.subject), index('desk_acts_day').on(table.createdAt)],
);

/** Among staff; the shopper never sees them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    writtenBy: text('written_by').notNull(),
    createdAt,
  },
  (table) => [index('order_notes_order').on(table.orderId)],
);

/** Lines of an order whose boxes stand ready. */
export const orderPicks = pgTable(
  'order_picks',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    pickedBy: text('picked_by').notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId] })],
);

/** Who took the boxes of an order. The id is that of the act: one that is sent again is noted once. */
export const orderHandovers = pgTable(
  'order_handovers',
  {
    id: uuid('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    takenBy: text('taken_by').notNull(),
    /** Path of a picture, drawn by finger (src/domain/desk/signature.ts); '' without one. */
    signature: text('signature').notNull(),
    handedBy: text('handed_by').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_handovers_order').on(table.orderId)],
);
