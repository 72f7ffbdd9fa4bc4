/** A device that is signed in to the account. Moments in milliseconds since 1970. */
export interface Device {
  readonly id: number;
  /** The browser's user agent. */
  readonly name: string;
  readonly signedInAt: number;
  /** When its session key was created or last renewed, accurate to a day. */
  readonly usedAt: number;
  readonly isThisOne: boolean;
}
