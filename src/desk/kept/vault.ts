import { KEPT_WITHOUT_CONTACT_MS, LOCK_AFTER_MS, type StaffMember } from '../../domain/desk/staff';
import type { Transactions } from '../../offline/kept/database';
import { isSealed, newDataKey, seal, unseal, unwrapKey, withoutExport, wrapKey, type WrappedKey } from './seal';

/** Whose the device is, and the key under which everything of the Desk lies on it. */
interface KeyRecord {
  readonly member: StaffMember;
  /** Null after a sign-in with a passkey alone: nobody typed a password. */
  readonly wrapped: WrappedKey | null;
  /** Null while it is locked: then only the password opens it. */
  readonly openKey: CryptoKey | null;
  /** Locked, and the key stays for what is unsent and no password opens. */
  readonly isShut: boolean;
  /** The server's last answer to this person; milliseconds since 1970, device clock, as the next two. */
  readonly contactAt: number;
  /** The last press or key. */
  readonly activeAt: number;
  /** The latest time that this device has seen: setting its clock back gains nothing. */
  readonly seenAt: number;
}

export type VaultState =
  /** Nobody is signed in here; what was kept too long is deleted. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'locked'; readonly member: StaffMember }
  | { readonly kind: 'open'; readonly member: StaffMember; readonly key: CryptoKey };

const KEY_ROW = 'key';
const DAY_ROW = 'day';
const NOTED_EVERY_MS = 20_000;

interface VaultParts {
  readonly database: Transactions;
  readonly now: () => number;
}

export type Vault = ReturnType<typeof createVault>;

/**
 * What a signed-in device keeps of the Desk (docs/decisions/0062-the-desk.md): readable while its person uses it, under the person's password after 15 idle
 * minutes, deleted at sign-out and unread after 72 hours without contact.
 */
export function createVault({ database, now }: VaultParts) {
  const notedAt = { active: 0, contact: 0 };

  const readRecord = async (): Promise<KeyRecord | null> => {
    const stored = await database.read('desk', (records) => records.get(KEY_ROW));
    return isKeyRecord(stored) ? stored : null;
  };
  const change = (decide: (record: KeyRecord) => KeyRecord): Promise<void> =>
    database.write('desk', async (records) => {
      const stored = await records.get(KEY_ROW);
      if (isKeyRecord(stored)) await records.put(decide(stored), KEY_ROW);
    });
  const seen = (record: KeyRecord): number => Math.max(now(), record.seenAt);

  /** Some times a minute at most: an open Desk hears from the server every few seconds. */
  const note = async (what: keyof typeof notedAt): Promise<void> => {
    if (Math.abs(now() - notedAt[what]) < NOTED_EVERY_MS) return;
    notedAt[what] = now();
    await change((kept) => ({ ...kept, [`${what}At` as const]: seen(kept), seenAt: seen(kept) }));
  };

  const shut = async (at: number): Promise<void> => {
    const unsent = await database.read('deskActs', (records) => records.getAllKeys());
    await change((kept) => {
      const stays = kept.wrapped === null && unsent.length > 0;
      return { ...kept, openKey: stays ? kept.openKey : null, isShut: stays, seenAt: at };
    });
  };

  const wipe = async (): Promise<void> => {
    await database.write('deskActs', (records) => records.clear());
    await database.write('desk', (records) => records.clear());
  };

  return {
    wipe,

    /** At each opening. */
    async open(): Promise<VaultState> {
      const record = await readRecord();
      if (record === null) return { kind: 'empty' };
      const at = seen(record);
      if (at - record.contactAt > KEPT_WITHOUT_CONTACT_MS) {
        await wipe();
        return { kind: 'empty' };
      }
      const { member, openKey } = record;
      if (openKey === null || record.isShut || at - record.activeAt > LOCK_AFTER_MS) {
        await shut(at);
        return { kind: 'locked', member };
      }
      await change((kept) => ({ ...kept, seenAt: at }));
      return { kind: 'open', member, key: openKey };
    },

    /**
     * After a sign-in; `password` is null where a passkey alone made it. What the same person left unsent stays, if it still opens; of anybody else, and
     * under another password, everything is deleted.
     */
    async begin(member: StaffMember, password: string | null): Promise<CryptoKey> {
      const earlier = await readRecord();
      const isSame = earlier?.member.staffId === member.staffId && seen(earlier) - earlier.contactAt <= KEPT_WITHOUT_CONTACT_MS;
      const opened = isSame ? await openedBy(earlier, password) : null;
      if (opened === null) await wipe();
      const { key, wrapped } = opened ?? (await madeFor(password));
      const at = now();
      const record: KeyRecord = { member, wrapped, openKey: key, isShut: false, contactAt: at, activeAt: at, seenAt: at };
      await database.write('desk', (records) => records.put(record, KEY_ROW));
      return key;
    },

    /** Null for a wrong password, and when nobody is signed in here any more. */
    async unlock(password: string): Promise<CryptoKey | null> {
      const record = await readRecord();
      const key = record === null || record.wrapped === null ? null : await unwrapKey(record.wrapped, password);
      if (key !== null) await change((kept) => ({ ...kept, openKey: key, activeAt: seen(kept), seenAt: seen(kept) }));
      return key;
    },

    lock: async (): Promise<void> => {
      const record = await readRecord();
      if (record !== null) await shut(seen(record));
    },

    /** Whether a password opens what is here. */
    hasPassword: async (): Promise<boolean> => ((await readRecord())?.wrapped ?? null) !== null,

    /** A press or a key. */
    noteActive: (): Promise<void> => note('active'),

    /** The server has answered this person. */
    noteContact: (): Promise<void> => note('contact'),

    /** The day's snapshot in its wire form. */
    async keepDay(key: CryptoKey, wire: unknown): Promise<void> {
      const sealed = await seal(key, wire);
      await database.write('desk', async (records) => {
        // Signed out meanwhile: nothing may come back.
        if (isKeyRecord(await records.get(KEY_ROW))) await records.put(sealed, DAY_ROW);
      });
    },

    /** Null when there is none that this key opens. */
    async readDay(key: CryptoKey): Promise<unknown> {
      const stored = await database.read('desk', (records) => records.get(DAY_ROW));
      return isSealed(stored) ? unseal(key, stored) : null;
    },
  };
}

interface OpenedKey extends Pick<KeyRecord, 'wrapped'> {
  readonly key: CryptoKey;
}

async function openedBy({ wrapped, openKey }: KeyRecord, password: string | null): Promise<OpenedKey | null> {
  if (wrapped === null) return openKey === null ? null : { key: openKey, wrapped };
  const key = password === null ? null : await unwrapKey(wrapped, password);
  return key === null ? null : { key, wrapped };
}

async function madeFor(password: string | null): Promise<OpenedKey> {
  const made = await newDataKey();
  return { wrapped: password === null ? null : await wrapKey(made, password), key: await withoutExport(made) };
}

function isKeyRecord(stored: unknown): stored is KeyRecord {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'wrapped' in stored &&
    (stored.wrapped === null || isSealed(stored.wrapped)) &&
    'contactAt' in stored &&
    typeof stored.contactAt === 'number' &&
    'member' in stored
  );
}
