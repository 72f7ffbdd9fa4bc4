/** Moments are in milliseconds since 1970. */
export interface Device {
  readonly id: number;
  /** The browser's user agent. */
  readonly name: string;
  readonly signedInAt: number;
  /** When its key was created or renewed, accurate to a day. */
  readonly usedAt: number;
  readonly isThisOne: boolean;
}
