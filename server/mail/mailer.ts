import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { isEmail } from '../../src/domain/email';
import { isThisMachine } from '../env';
import type { Mail } from '../repositories/outgoing-mails';
import type { MailSender } from '../../src/domain/mail-sender';

export interface Mailer {
  /** `messageKey` is the Message-ID, by which mail programs recognise duplicates. Throws for more than one mailbox. */
  send(mail: Mail, messageKey: string): Promise<'sent' | 'written'>;
}

/** Together shorter than the outbox's claim. */
const SMTP_LIMITS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000 } as const;

/** Without SMTP each mail is written to `<dataDir>/mail/*.eml` for the store tool. */
export function createMailer({
  smtpUrl,
  dataDir,
  sender,
}: {
  smtpUrl: string | null;
  dataDir: string;
  /** Called for each mail: the owner may change name and address. */
  sender: () => Promise<MailSender>;
}): Mailer {
  if (smtpUrl !== null) {
    const transport = createTransport(smtpAddress(smtpUrl));
    return {
      async send(mail, key) {
        await transport.sendMail(messageOf(mail, key, await sender()));
        return 'sent';
      },
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail, key) {
      const { message } = await transport.sendMail(messageOf(mail, key, await sender()));
      const folder = mailFolder(dataDir);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
      await writeFile(join(folder, name), message, { mode: 0o600 });
      return 'written';
    },
  };
}

/** Addresses as objects: nodemailer would parse a string for names, lists and groups. */
function messageOf({ to, ...words }: Mail, key: string, from: MailSender): SendMailOptions {
  if (!isEmail(to)) throw new Error('The recipient is not the address of one mailbox');
  return {
    ...words,
    from: { ...from },
    to: { name: '', address: to },
    messageId: `<${key}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
  };
}

/** The owner's own options stay. Without `requireTLS` an attacker could claim that a remote server has no TLS, and read a password link. */
export function smtpAddress(smtpUrl: string): string {
  const { searchParams: given, hostname } = new URL(smtpUrl);
  const wanted = isThisMachine(hostname) ? SMTP_LIMITS : { ...SMTP_LIMITS, requireTLS: true };
  const missing = Object.entries(wanted)
    .filter(([name]) => !given.has(name))
    .map(([name, value]) => `${name}=${value}`);
  return missing.length === 0 ? smtpUrl : `${smtpUrl}${smtpUrl.includes('?') ? '&' : '?'}${missing.join('&')}`;
}

/** Where mails are written as files when no SMTP server is set. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}
