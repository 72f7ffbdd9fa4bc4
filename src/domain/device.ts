/** A device that is signed in to the account. Moments in milliseconds since 1970. */
export interface Device {
  readonly id: number;
  /** What the device called itself: a browser's user agent. */
  readonly name: string;
  readonly signedInAt: number;
  /** When its key was made or last renewed, to within a day. */
  readonly usedAt: number;
  readonly isThisOne: boolean;
}
