import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseCalled, troubledDatabase } from '../../../tests/fixtures/device-database';
import type { StaffMember } from '../../domain/desk/staff';
import { createVault, type Vault } from './vault';

const MARTA: StaffMember = { staffId: 1, name: 'Marta Cruz', email: 'marta@shop.example', role: 'staff' };
const LUIS: StaffMember = { staffId: 2, name: 'Luis Paz', email: 'luis@shop.example', role: 'staff' };
const PASSWORD = 'seven oak planks';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY = { orders: [{ buyer: 'Elena Ruiz' }] };

let devices = 0;
let now: number;
let device: ReturnType<typeof troubledDatabase>;
let vault: Vault;

beforeEach(() => {
  devices += 1;
  now = 1_000_000_000_000;
  device = troubledDatabase(databaseCalled(`vault-${devices}`));
  vault = reopened();
});

/** The page after a reload. */
const reopened = (): Vault => createVault({ database: device.database, now: () => now });

/** Everything that lies on the device of the Desk, as bytes and names. */
async function onDevice(): Promise<string> {
  const rows = [...(await device.stored('desk')), ...(await device.stored('deskActs'))];
  return JSON.stringify(rows, (_name, value: unknown) =>
    value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value instanceof Uint8Array ? [...value] : value,
  );
}

describe('After a sign-in with a passkey alone', () => {
  it('the lock deletes the key, unless something is unsent: then it stays for its person, shut', async () => {
    await vault.begin(MARTA, null);
    await vault.lock();
    expect(await reopened().open()).toEqual({ kind: 'locked', member: MARTA });
    expect(await vault.unlock(PASSWORD)).toBeNull();

    const key = await vault.begin(MARTA, null);
    await vault.keepDay(key, DAY);
    await device.database.write('deskActs', (records) => records.put({ id: 'a' }, 'a'));
    now += 16 * MINUTE_MS;
    expect(await reopened().open()).toEqual({ kind: 'locked', member: MARTA });
    // The shop has taken the password, or another passkey.
    const again = await vault.begin(MARTA, PASSWORD);
    expect([await vault.readDay(again), await device.stored('deskActs')]).toEqual([DAY, [{ id: 'a' }]]);
    expect(await reopened().open()).toMatchObject({ kind: 'open' });
  });
});

describe('What a device keeps of the Desk', () => {
  it('is read again after a reload, and is not readable where it lies', async () => {
    const key = await vault.begin(MARTA, PASSWORD);
    await vault.keepDay(key, DAY);
    const again = reopened();
    const opened = await again.open();
    expect(opened).toMatchObject({ kind: 'open', member: MARTA });
    expect(opened.kind === 'open' ? await again.readDay(opened.key) : null).toEqual(DAY);
    expect(await onDevice()).not.toContain('Elena');
  });

  it('has a key that no script can take out of the browser', async () => {
    const key = await vault.begin(MARTA, PASSWORD);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('is under the password after fifteen idle minutes, also when nothing ran meanwhile', async () => {
    const key = await vault.begin(MARTA, PASSWORD);
    await vault.keepDay(key, DAY);
    now += 15 * MINUTE_MS + 1;
    expect(await reopened().open()).toEqual({ kind: 'locked', member: MARTA });
    // Locked, it stays so whatever the clock says.
    now -= 10 * MINUTE_MS;
    expect(await reopened().open()).toEqual({ kind: 'locked', member: MARTA });
    expect(await vault.unlock('another password')).toBeNull();
    const opened = await vault.unlock(PASSWORD);
    expect(opened === null ? null : await vault.readDay(opened)).toEqual(DAY);
    expect(await reopened().open()).toMatchObject({ kind: 'open' });
  });

  it('stays open while its person works', async () => {
    await vault.begin(MARTA, PASSWORD);
    for (let minutes = 0; minutes < 60; minutes += 10) {
      now += 10 * MINUTE_MS;
      await vault.noteActive();
      expect(await reopened().open()).toMatchObject({ kind: 'open' });
    }
  });

  it('is deleted, unread, at the first opening after 72 hours without contact', async () => {
    const key = await vault.begin(MARTA, PASSWORD);
    await vault.keepDay(key, DAY);
    now += 71 * HOUR_MS;
    expect(await reopened().open()).toEqual({ kind: 'locked', member: MARTA });
    now += 2 * HOUR_MS;
    expect(await reopened().open()).toEqual({ kind: 'empty' });
    expect(await onDevice()).toBe('[]');
  });

  it('is counted from the last contact', async () => {
    await vault.begin(MARTA, PASSWORD);
    now += 71 * HOUR_MS;
    await vault.noteContact();
    now += 71 * HOUR_MS;
    expect(await reopened().open()).toMatchObject({ kind: 'locked' });
  });

  it('is not kept longer by a clock that is set back', async () => {
    await vault.begin(MARTA, PASSWORD);
    now += 73 * HOUR_MS;
    await vault.lock();
    now -= 73 * HOUR_MS;
    expect(await reopened().open()).toEqual({ kind: 'empty' });
  });

  it('leaves nothing at sign-out, and what was being kept at that moment does not come back', async () => {
    const key = await vault.begin(MARTA, PASSWORD);
    await vault.keepDay(key, DAY);
    await device.database.write('deskActs', (records) => records.put({ id: 'a' }, 'a'));
    await vault.wipe();
    await vault.keepDay(key, DAY);
    expect(await onDevice()).toBe('[]');
  });

  it('of one person is nothing to the next', async () => {
    const key = await vault.begin(MARTA, PASSWORD);
    await vault.keepDay(key, DAY);
    await device.database.write('deskActs', (records) => records.put({ id: 'a' }, 'a'));
    const next = await vault.begin(LUIS, 'nine maple boards');
    expect([await vault.readDay(next), await device.stored('deskActs')]).toEqual([null, []]);
  });

  it('of the same person waits for the next sign-in, under the same key', async () => {
    const key = await vault.begin(MARTA, PASSWORD);
    await vault.keepDay(key, DAY);
    await device.database.write('deskActs', (records) => records.put({ id: 'a' }, 'a'));
    await vault.lock();
    const again = await vault.begin(MARTA, PASSWORD);
    expect([await vault.readDay(again), await device.stored('deskActs')]).toEqual([DAY, [{ id: 'a' }]]);
  });

  it('that was damaged is nothing, not an error', async () => {
    const key = await vault.begin(MARTA, PASSWORD);
    await device.database.write('desk', (records) => records.put({ iv: new Uint8Array(12), data: new ArrayBuffer(40) }, 'day'));
    expect(await vault.readDay(key)).toBeNull();
    await device.database.write('desk', (records) => records.put('odd', 'key'));
    expect(await reopened().open()).toEqual({ kind: 'empty' });
  });
});
