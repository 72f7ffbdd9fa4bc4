import { isEmail } from '../../src/domain/email';
import { letterLook, writeLetter } from '../mail/letter';
import { putMail, retryUnsentMails } from '../repositories/outgoing-mails';
import { readSettings } from '../repositories/settings';
import { noteAct, type ShopChange } from './note-act';

/** Those that wait or were given up are due now; returns their number. */
export async function retryMails({ db, by, now }: ShopChange): Promise<number> {
  // Protected by: the condition in the write.
  return db.transaction(async (tx) => {
    const mails = await retryUnsentMails(tx, now);
    if (mails > 0) await noteAct(tx, { member: by, now }, { kind: 'mails tried again', subject: 'mail', after: { mails } });
    return mails;
  });
}

/** To see that mails of the shop arrive. `publicUrl` without a final slash. */
export async function sendTestMail(
  { db, now }: ShopChange,
  { address, publicUrl }: { readonly address: string; readonly publicUrl: string },
): Promise<{ readonly kind: 'on-its-way' } | { readonly kind: 'no-address' }> {
  if (!isEmail(address)) return { kind: 'no-address' };
  const settings = await readSettings(db);
  const { shopName } = settings;
  const letter = writeLetter({
    shopName,
    look: letterLook(settings, publicUrl),
    heading: 'Mails of your shop arrive',
    paragraphs: ['You asked for this mail, to see whether the mails of your shop arrive. They do.'],
    notes: [],
    link: null,
    contact: '',
  });
  await putMail(db, { to: address, subject: `A test mail of ${shopName}`, ...letter }, { now });
  return { kind: 'on-its-way' };
}
