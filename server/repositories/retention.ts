/** How long personal data is kept after its end, in days. The privacy page states the same; housekeeping deletes once a day. */
export const RETENTION_DAYS = {
  /** Ended sessions, used reset links, and mails that were sent or given up. */
  ended: 30,
  /** The sequence number of a device's last cart write: a later write no longer belongs to this cart. */
  cartWrites: 90,
  /** A device unseen for this long is unknown again. */
  knownDevices: 365,
  /** Messages of the contact page. */
  messages: 730,
  /** Sample orders. */
  samples: 365,
  /** Addresses that the shopper removed. Orders have their own copy. */
  removedAddresses: 30,
  /** Room projects that the shopper deleted. A device that is offline for longer restores its copy. */
  removedProjects: 30,
  /** Mails written to the data folder because no mail server is configured. */
  writtenMails: 30,
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time before which this data is deleted. Both times in milliseconds since 1970. */
export function keptSince(what: keyof typeof RETENTION_DAYS, now: number): number {
  return now - RETENTION_DAYS[what] * DAY_MS;
}
