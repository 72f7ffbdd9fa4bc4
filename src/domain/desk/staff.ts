/** What the owner alone may do is refused to staff by the server, call by call. */
export const STAFF_ROLES = ['owner', 'staff'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export interface StaffMember {
  readonly staffId: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
}

/** First and last name. */
export const LONGEST_STAFF_NAME = 100;

/** Idle for this long, a Desk is locked. */
export const LOCK_AFTER_MS = 15 * 60 * 1000;
/** Without contact for this long, what a device keeps of the Desk is deleted, unread. */
export const KEPT_WITHOUT_CONTACT_MS = 72 * 60 * 60 * 1000;
