/** Days after its end. The privacy page states the same. */
export const RETENTION_DAYS = {
  /** Ended sessions, used reset links, and mails that were sent or given up. */
  ended: 30,
  /** Sequence numbers of devices: a later write no longer belongs to this cart. */
  cartWrites: 90,
  /** Unseen for this long, a device is unknown again. */
  knownDevices: 365,
  /** Of the contact page. */
  messages: 730,
  samples: 365,
  /** Orders have their own copy. */
  removedAddresses: 30,
  /** From their beginning; a payment is given up after a day. Addresses and telephone numbers only. */
  unpaidCheckouts: 30,
  /** A device that is offline for longer restores its copy. */
  removedProjects: 30,
  /** In the data folder, without a mail server. */
  writtenMails: 30,
  /** The whole shop, made before an import of content. */
  contentBackups: 30,
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Both times in milliseconds since 1970. */
export function keptSince(what: keyof typeof RETENTION_DAYS, now: number): number {
  return now - RETENTION_DAYS[what] * DAY_MS;
}
