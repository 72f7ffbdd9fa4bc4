import { resolve } from 'node:path';
import { judgePromo, type Promo } from '../../src/domain/promo';
import type { Env } from '../env';

interface OpenStore {
  readonly address: string;
  readonly env: Pick<Env, 'port' | 'dataDir' | 'databaseUrl' | 'publicUrl' | 'stripe' | 'smtpUrl' | 'isRehearsal'>;
  readonly promos: readonly Promo[];
  readonly hasDesk: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const FIRST_ACCOUNT = "npm run store -- staff add YOU@YOUR-MAIL --owner --name 'YOUR NAME'";

/** PUBLIC_URL means that the shop is in use: without the hints for trying it out. */
export function openLines({ address, env, promos, hasDesk, now }: OpenStore): string {
  const lines = [`Store open at ${address}`];
  if (env.isRehearsal) lines.push('  A rehearsal: no mail is sent, no payment provider is asked, and every screen says so');
  if (env.publicUrl === null) {
    lines.push(
      `  Stop it with Ctrl+C. Another port: PORT=${env.port === 8080 ? 8081 : 8080} npm start`,
      `  Data is kept in ${env.databaseUrl === null ? resolve(env.dataDir) : 'PostgreSQL (DATABASE_URL)'}`,
    );
    if (env.stripe === null)
      lines.push(`  Try it with the test card 4242 4242 4242 4242, any future date and any code${promoText(promos, now)}`);
    if (env.smtpUrl === null) lines.push("  Mails are not sent; read them with 'npm run store -- mail'");
  }
  if (!hasDesk) lines.push(`  Nobody can sign in at ${address}/desk yet. The first: ${FIRST_ACCOUNT}`);
  return `${lines.join('\n')}\n`;
}

function promoText(promos: readonly Promo[], now: number): string {
  const promo = promos.find((candidate) => judgePromo(candidate, now).ok);
  return promo === undefined ? '' : `; promo code ${promo.code} takes ${promo.percentHundredths / 100} % off`;
}
