import { KINDS } from './storage-keys';

/** The Desk's names beside those of the shop (storage-keys.ts): apart, so that no shopper's page has them. */
export const DESK_KINDS = ['desk', 'deskActs'] as const;

export type DeskKind = (typeof DESK_KINDS)[number];

/** Of the kept store as the Desk opens it: where they are missing, it adds its own. */
export const KINDS_WITH_DESK = [...KINDS, ...DESK_KINDS] as const;

/** Its document and code, while someone is signed in. */
export const DESK_CACHE = 'sps-desk';

export const deskChannels = { session: 'sps-desk', acts: 'sps-desk-acts' } as const;

/** Web Locks: one tab at a time. */
export const DESK_LOCK = 'desk';
