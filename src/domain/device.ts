/** A device that is signed in to the account. Moments in milliseconds since 1970. */
export interface Device {
  readonly id: number;
  /** What the device called itself: a browser's user agent. */
  readonly name: string;
  readonly signedInAt: number;
  /** To within a day: its key was made valid or renewed then. */
  readonly usedAt: number;
  readonly isThisOne: boolean;
}
