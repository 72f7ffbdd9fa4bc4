import { KEPT_WITHOUT_CONTACT_MS, LOCK_AFTER_MS, type StaffMember } from '../../domain/desk/staff';
import type { Transactions } from '../../offline/kept/database';
import { isSealed, newDataKey, seal, unseal, unwrapKey, withoutExport, wrapKey, type WrappedKey } from './seal';

/** Whose the device is, and the key under which everything of the Desk lies on it. */
interface KeyRecord {
  readonly member: StaffMember;
  readonly wrapped: WrappedKey;
  /** Absent while it is locked: then only the password opens it. */
  readonly openKey: CryptoKey | null;
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
/** Of small things that must be on the device at once; the rest may wait. */
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
  let notedAt = 0;

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
      if (openKey === null || at - record.activeAt > LOCK_AFTER_MS) {
        await change((kept) => ({ ...kept, openKey: null, seenAt: at }));
        return { kind: 'locked', member };
      }
      await change((kept) => ({ ...kept, seenAt: at }));
      return { kind: 'open', member, key: openKey };
    },

    /**
     * After a sign-in. What the same person left unsent stays, if the password still opens it; of anybody else, and under another password, everything is
     * deleted.
     */
    async begin(member: StaffMember, password: string): Promise<CryptoKey> {
      const earlier = await readRecord();
      const isSame = earlier?.member.staffId === member.staffId && seen(earlier) - earlier.contactAt <= KEPT_WITHOUT_CONTACT_MS;
      const opened = isSame ? await unwrapKey(earlier.wrapped, password) : null;
      if (opened === null || earlier === null) await wipe();
      const { key, wrapped } = opened === null || earlier === null ? await madeFor(password) : { key: opened, wrapped: earlier.wrapped };
      const at = now();
      const record: KeyRecord = { member, wrapped, openKey: key, contactAt: at, activeAt: at, seenAt: at };
      await database.write('desk', (records) => records.put(record, KEY_ROW));
      return key;
    },

    /** Null for a wrong password, and when nobody is signed in here any more. */
    async unlock(password: string): Promise<CryptoKey | null> {
      const record = await readRecord();
      const key = record === null ? null : await unwrapKey(record.wrapped, password);
      if (key !== null) await change((kept) => ({ ...kept, openKey: key, activeAt: seen(kept), seenAt: seen(kept) }));
      return key;
    },

    lock: (): Promise<void> => change((kept) => ({ ...kept, openKey: null, seenAt: seen(kept) })),

    /** A press or a key: written some times a minute. */
    async noteActive(): Promise<void> {
      if (now() - notedAt < NOTED_EVERY_MS) return;
      notedAt = now();
      await change((kept) => ({ ...kept, activeAt: seen(kept), seenAt: seen(kept) }));
    },

    /** The server has answered this person. */
    noteContact: (): Promise<void> => change((kept) => ({ ...kept, contactAt: seen(kept), seenAt: seen(kept) })),

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

async function madeFor(password: string): Promise<Pick<KeyRecord, 'wrapped'> & { readonly key: CryptoKey }> {
  const made = await newDataKey();
  return { wrapped: await wrapKey(made, password), key: await withoutExport(made) };
}

function isKeyRecord(stored: unknown): stored is KeyRecord {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'wrapped' in stored &&
    isSealed(stored.wrapped) &&
    'contactAt' in stored &&
    typeof stored.contactAt === 'number' &&
    'member' in stored
  );
}
