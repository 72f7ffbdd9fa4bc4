import { isEmail } from '../../src/domain/email';
import { writeLetter } from '../mail/letter';
import { letterLook } from '../mail/letter-look';
import { putMail } from '../repositories/outgoing-mails';
import { readSettings } from '../repositories/settings';
import { done, refused, shopAddressOf, type Command } from './command';

export const mailTestCommand: Command = {
  name: 'mail test',
  parameters: 'ADDRESS',
  summary: 'sends one mail to yourself, to see that it arrives',
  run: async ({ db, orderActions }, args) => {
    const [address = ''] = args;
    if (args.length !== 1 || !isEmail(address))
      return refused(`'${args.join(' ')}' is not an email address: write one, such as 'mail test you@example.com'.`);
    const settings = await readSettings(db);
    const { shopName } = settings;
    const letter = writeLetter({
      shopName,
      look: letterLook(settings, shopAddressOf(orderActions)),
      heading: 'Mails of your shop arrive',
      paragraphs: ['You asked for this mail, to see whether the mails of your shop arrive. They do.'],
      notes: [],
      link: null,
      contact: '',
    });
    await putMail(db, { to: address, subject: `A test mail of ${shopName}`, ...letter }, { now: Date.now() });
    return done(
      `A mail to ${address} is on its way: an open store sends it within half a minute. Without SMTP_URL 'mail' shows it instead.`,
    );
  },
};
