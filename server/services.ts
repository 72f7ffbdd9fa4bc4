import type { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { OpenDatabase } from './db/database';
import type { Env } from './env';
import type { CatalogueWatch } from './http/catalogue-watch';
import type { CacheableReply, ReplyCache } from './http/reply-cache';
import type { Log } from './log';
import type { XsrfTokens } from './http/xsrf-tokens';
import type { MailOutbox } from './mail/mail-outbox';
import type { PaymentService } from './payments/payment-service';
import type { Places } from './places/places';
import type { RoadDistance } from './places/road-distance';

/** The store's Hono application. Bindings are absent when a test calls the app in process. */
export interface StoreEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { services: Services };
}
export type StoreApp = Hono<StoreEnv>;

/** Everything the API works with, put together in main.ts (or by a test). */
export interface Services {
  readonly database: OpenDatabase;
  readonly env: Env;
  readonly payments: PaymentService;
  readonly mailOutbox: MailOutbox;
  /** Where picture files lie, the data folder's own last. */
  readonly pictureFolders: readonly string[];
  readonly roadDistance: RoadDistance;
  readonly places: Places;
  readonly xsrfTokens: XsrfTokens;
  readonly catalogueWatch: CatalogueWatch;
  /** Replies to public calls, by path and input. */
  readonly publicReplies: ReplyCache<CacheableReply>;
  /** Where shoppers reach the store, without a final slash: PUBLIC_URL, else the address listened on. */
  readonly publicUrl: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /** Work that a reply does not wait for, such as sending mails; shutdown does. Failures are logged. */
  readonly inBackground: (task: () => Promise<void>) => void;
}
