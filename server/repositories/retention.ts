/** How many days personal data stays after its end. The privacy page says the same; housekeeping does it once a day. */
export const RETENTION_DAYS = {
  /** Ended logins, used reset links, and mails that went out or were given up. */
  ended: 30,
  /** The number of a device's last cart write: what is sent so late is not from this cart any more. */
  cartWrites: 90,
  /** A device that was not seen for so long is a stranger again. */
  knownDevices: 365,
  /** Messages of the contact page. */
  messages: 730,
  /** Orders of samples. */
  samples: 365,
  /** Addresses that their owner removed. Orders keep their own copy. */
  removedAddresses: 30,
  /** Projects of rooms that their owner deleted. A device that was away for longer brings its copy back. */
  removedProjects: 30,
  /** Mails written to the data folder because no mail server is configured. */
  writtenMails: 30,
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment before which such data is deleted at `now`, both in milliseconds since 1970. */
export function keptSince(what: keyof typeof RETENTION_DAYS, now: number): number {
  return now - RETENTION_DAYS[what] * DAY_MS;
}
