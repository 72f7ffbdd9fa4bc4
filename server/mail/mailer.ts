import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from '../repositories/outgoing-mails';

export interface Mailer {
  /** The key becomes the Message-ID, by which mail programs recognise duplicates. */
  send(mail: Mail, messageKey: string): Promise<void>;
}

/** Timeouts in milliseconds. Together they are shorter than the outbox's claim. */
const SMTP_LIMITS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000 } as const;

/** Sends over SMTP when configured, else writes each mail to `<dataDir>/mail/*.eml`, where the store tool shows it. */
export function createMailer(config: { smtpUrl: string | null; dataDir: string; from: string }): Mailer {
  if (config.smtpUrl !== null) {
    const transport = createTransport(withLimits(config.smtpUrl));
    return {
      send: async (mail, key) => void (await transport.sendMail({ from: config.from, messageId: messageId(key, config.from), ...mail })),
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail, key) {
      const { message } = await transport.sendMail({ from: config.from, messageId: messageId(key, config.from), ...mail });
      const folder = mailFolder(config.dataDir);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
      await writeFile(join(folder, name), message, { mode: 0o600 });
    },
  };
}

/** nodemailer takes its options from the URL. Those that the owner set there stay. */
function withLimits(smtpUrl: string): string {
  const given = new URL(smtpUrl).searchParams;
  const missing = Object.entries(SMTP_LIMITS)
    .filter(([name]) => !given.has(name))
    .map(([name, ms]) => `${name}=${ms}`);
  return missing.length === 0 ? smtpUrl : `${smtpUrl}${smtpUrl.includes('?') ? '&' : '?'}${missing.join('&')}`;
}

const messageId = (key: string, from: string): string => `<${key}@${from.slice(from.lastIndexOf('@') + 1)}>`;

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}
