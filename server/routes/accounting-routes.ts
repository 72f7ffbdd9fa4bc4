import { routesTexts } from './routes.texts';
import type { AccountingKeys } from '../env';
import { API_PREFIX } from '../http/api';
import { HttpProblem } from '../http/problems';
import { clientAddress } from '../http/client-address';
import type { LimitRate } from '../http/rate-limits';
import { readBody, readForm } from '../http/read-form';
import type { StoreApp } from '../http/store-app';

const REPLY_LIMIT_MS = 10_000;
const MAX_CODE_LENGTH = 2_048;
/** A token of some kilobytes and its neighbouring fields. */
const MAX_REPLY_BYTES = 64 * 1024;

interface AccountingParts {
  readonly accounting: AccountingKeys | null;
  readonly publicUrl: () => string;
  readonly limitRate: LimitRate;
  readonly trustProxyHops: number;
}

/** The client's secret stays on the server. Absent without ACCOUNTING_TOKEN_URL. */
export function mountAccountingRoutes(
  app: StoreApp,
  { accounting, publicUrl, limitRate, trustProxyHops }: AccountingParts,
  ask: typeof fetch = fetch,
): void {
  if (accounting === null) return;
  const { tokenUrl, clientId, clientSecret } = accounting;
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  app.post(`${API_PREFIX}/accounting/token-exchange`, async (c) => {
    const { code = '' } = await readForm(c.req.raw);
    if (code === '') throw new HttpProblem(400, routesTexts.noCode);
    if (code.length > MAX_CODE_LENGTH) throw new HttpProblem(400, routesTexts.longCode);
    await limitRate('accountingPerAddress', clientAddress(c, trustProxyHops));
    const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: `${publicUrl()}/callback` });
    const headers = { Authorization: authorization, Accept: 'application/json' };
    const signal = AbortSignal.timeout(REPLY_LIMIT_MS);
    const reply = await ask(tokenUrl, { method: 'POST', headers, body, redirect: 'error', signal }).catch(() => null);
    if (reply === null || !reply.ok) throw new HttpProblem(502, routesTexts.codeRefused);
    const token = jsonOf(await readBody(reply, MAX_REPLY_BYTES).catch(() => Buffer.alloc(0)));
    const accessToken = typeof token === 'object' && token !== null && 'access_token' in token ? String(token.access_token) : '';
    return c.json({ access_token: accessToken }, 200, { 'Cache-Control': 'no-store' });
  });
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
