import type { AccountingKeys } from '../env';
import { API_PREFIX } from '../http/api';
import { HttpProblem } from '../http/problems';
import { readForm } from '../http/read-form';
import type { StoreApp } from '../http/store-app';

const ANSWER_LIMIT_MS = 10_000;

/**
 * The local token exchange of the test page /callback (SPEC 7, DESIGN 7.11): an OAuth 2 authorization code becomes an
 * access token, with the client's secret staying here. There is no such call without ACCOUNTING_TOKEN_URL.
 */
export function mountAccountingRoutes(
  app: StoreApp,
  { accounting, publicUrl }: { readonly accounting: AccountingKeys | null; readonly publicUrl: () => string },
  ask: typeof fetch = fetch,
): void {
  if (accounting === null) return;
  const { tokenUrl, clientId, clientSecret } = accounting;
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  app.post(`${API_PREFIX}/accounting/token-exchange`, async (c) => {
    const { code = '' } = await readForm(c.req.raw);
    if (code === '') throw new HttpProblem(400, 'The authorization code is missing.');
    const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: `${publicUrl()}/callback` });
    const headers = { Authorization: authorization, Accept: 'application/json' };
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const reply = await ask(tokenUrl, { method: 'POST', headers, body, redirect: 'error', signal }).catch(() => null);
    if (reply === null || !reply.ok) throw new HttpProblem(502, 'The accounting provider did not take the code.');
    const token: unknown = await reply.json().catch(() => null);
    const accessToken = typeof token === 'object' && token !== null && 'access_token' in token ? String(token.access_token) : '';
    return c.json({ access_token: accessToken }, 200, { 'Cache-Control': 'no-store' });
  });
}
