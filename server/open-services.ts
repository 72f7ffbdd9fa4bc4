import { createBackgroundTasks } from './background-tasks';
import type { OpenDatabase } from './db/database';
import type { Env } from './env';
import { CatalogueWatch } from './http/catalogue-watch';
import { ReplyCache, type CacheableReply } from './http/reply-cache';
import type { Log } from './log';
import { createXsrfTokens } from './http/xsrf-tokens';
import { createMailOutbox } from './mail/mail-outbox';
import { createMailer } from './mail/mailer';
import { mediaFolder } from './media/made-picture';
import { createPaymentService } from './payments/payment-service';
import { createPlaces } from './places/places';
import { readCatalogueVersion } from './repositories/catalogue';
import { readXsrfSecret } from './repositories/server-secrets';
import { readSettings } from './repositories/settings';
import { createRoadDistance } from './places/road-distance';
import type { Services } from './services';

/** A list of 10,000 products is some 5 MB in all its forms. */
const PUBLIC_REPLIES_MAX_BYTES = 96 * 1024 * 1024;

export interface ServiceParts {
  readonly database: OpenDatabase;
  readonly env: Env;
  readonly log: Log;
  readonly publicUrl: () => string;
  /** Where the pictures of the build lie; without it only imported ones are known. */
  readonly builtPictures?: string | undefined;
  readonly now?: () => number;
}

/** Puts the services together; `settled` is awaited at shutdown, before the database closes. */
export async function openServices(parts: ServiceParts): Promise<{ services: Services; settled: () => Promise<void> }> {
  const { env, log, database } = parts;
  const background = createBackgroundTasks(log);
  const now = parts.now ?? Date.now;
  const catalogueWatch = new CatalogueWatch(() => readCatalogueVersion(database.db), now);
  const from = env.mailFrom ?? (await readSettings(database.db)).email;
  const shared: Omit<Services, 'payments'> = {
    ...parts,
    now,
    mailOutbox: createMailOutbox({
      db: database.db,
      mailer: createMailer({ smtpUrl: env.smtpUrl, dataDir: env.dataDir, from }),
      log,
      now,
      inBackground: background.start,
    }),
    roadDistance: createRoadDistance(env.osrmUrl),
    places: createPlaces(env.googlePlacesKey),
    xsrfTokens: createXsrfTokens(await readXsrfSecret(database.db)),
    catalogueWatch,
    pictureFolders: [...(parts.builtPictures === undefined ? [] : [parts.builtPictures]), mediaFolder(env.dataDir)],
    publicReplies: new ReplyCache<CacheableReply>(catalogueWatch, PUBLIC_REPLIES_MAX_BYTES),
    inBackground: background.start,
  };
  const services: Services = { ...shared, payments: createPaymentService(shared) };
  return { services, settled: background.settled };
}
