import { shopAsSender, type MailSender } from '../src/domain/mail-sender';
import { shopDayOf } from '../src/domain/shop-day';
import { createBackgroundTasks } from './background-tasks';
import type { OpenDatabase } from './db/database';
import type { Env } from './env';
import { CatalogueWatch, oncePerVersion } from './http/catalogue-watch';
import { ReplyCache, type CacheableReply } from './http/reply-cache';
import type { Log } from './log';
import { createMailOutbox, type MailOutbox } from './mail/mail-outbox';
import { createMailer } from './mail/mailer';
import { createCatalogueFeed } from './media/catalogue-feed';
import { mediaFolder } from './media/made-picture';
import { createPaymentService, type PaymentService } from './payments/payment-service';
import { signingHost } from './payments/signed-quotes';
import { createPlaces, type Places } from './places/places';
import { createRoadDistance, type RoadDistance } from './places/road-distance';
import { readVersionName } from './repositories/catalogue';
import { nameDatabase, type CatalogueFeed } from './repositories/catalogue-entries';
import { readPageAddresses } from './repositories/content';
import { readXsrfSecret } from './repositories/server-secrets';
import { readSettings } from './repositories/settings';
import { createAccountMark, type AccountMark, newSecret } from './security/secrets';
import { createXsrfTokens, type XsrfTokens } from './security/xsrf-tokens';

/** A list of 10,000 products is about 5 MB in all encodings. */
const PUBLIC_REPLIES_MAX_BYTES = 96 * 1024 * 1024;

export interface ServiceParts {
  readonly database: OpenDatabase;
  readonly env: Env;
  readonly log: Log;
  /** Without a final slash: PUBLIC_URL, else the listening server's address. */
  readonly publicUrl: () => string;
  /** Without it only imported pictures are known. */
  readonly builtPictures?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Only the composition root has all parts; consumers receive what they need. */
export interface Services extends Required<Omit<ServiceParts, 'builtPictures'>> {
  readonly payments: PaymentService;
  readonly mailOutbox: MailOutbox;
  /** The data folder's own last. */
  readonly pictureFolders: readonly string[];
  readonly roadDistance: RoadDistance;
  readonly places: Places;
  readonly xsrfTokens: XsrfTokens;
  readonly accountMark: AccountMark;
  readonly catalogueWatch: CatalogueWatch;
  readonly currentFeed: () => Promise<CatalogueFeed>;
  /** Files of pictures have changed. */
  readonly compareAgain: () => void;
  /** At most a second old. */
  readonly watchedFeed: () => Promise<CatalogueFeed>;
  /** At most a second old. */
  readonly pageAddresses: () => Promise<ReadonlySet<string>>;
  /** By path and input. */
  readonly publicReplies: ReplyCache<CacheableReply>;
  /** For work that no reply waits for; shutdown does. Failures are logged. */
  readonly inBackground: (task: () => Promise<void>) => void;
}

/** A rehearsal leaves the copied shop's mails unsent. */
const SILENT_OUTBOX: MailOutbox = { wake: () => undefined, startSending: () => () => undefined };

/** Shutdown awaits `settled` before it closes the database. */
export async function openServices(parts: ServiceParts): Promise<{ services: Services; settled: () => Promise<void> }> {
  const { env, log, database, publicUrl, now = Date.now, builtPictures } = parts;
  const { db } = database;
  const { start: inBackground, settled } = createBackgroundTasks(log);
  await nameDatabase(db);
  const catalogueWatch = new CatalogueWatch(() => readVersionName(db), now);
  const sender = async (): Promise<MailSender> => shopAsSender(env.mailFrom, await readSettings(db));
  const mailer = createMailer({ smtpUrl: env.smtpUrl, dataDir: env.dataDir, sender });
  const mailOutbox = env.isRehearsal ? SILENT_OUTBOX : createMailOutbox({ db, mailer, log, now, inBackground });
  const secret = await readXsrfSecret(db, newSecret());
  const roadDistance = createRoadDistance(env.osrmUrl);
  const { wake: wakeMailOutbox } = mailOutbox;
  const pictureFolders = [...(builtPictures === undefined ? [] : [builtPictures]), mediaFolder(env.dataDir)];
  const { currentFeed, compareAgain } = createCatalogueFeed(db, pictureFolders, now);
  const services: Services = {
    database,
    env,
    log,
    publicUrl,
    now,
    mailOutbox,
    roadDistance,
    places: createPlaces(env.googlePlacesKey),
    xsrfTokens: createXsrfTokens(secret),
    accountMark: createAccountMark(secret),
    catalogueWatch,
    currentFeed,
    compareAgain,
    watchedFeed: oncePerVersion(catalogueWatch, currentFeed),
    pageAddresses: oncePerVersion(catalogueWatch, () => readPageAddresses(db, shopDayOf(now()))),
    pictureFolders,
    publicReplies: new ReplyCache<CacheableReply>(catalogueWatch, PUBLIC_REPLIES_MAX_BYTES),
    payments: createPaymentService({
      db,
      stripe: env.stripe,
      ordersTo: env.ordersTo,
      log,
      now,
      publicUrl,
      signsAs: signingHost(env.publicUrl),
      roadDistance,
      inBackground,
      wakeMailOutbox,
    }),
    inBackground,
  };
  return { services, settled };
}
