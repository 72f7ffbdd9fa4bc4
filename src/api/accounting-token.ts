import { XSRF_HEADER } from '../contract/headers';
import { transport } from './transport';

const OWN_EXCHANGE = '/accounting/token-exchange';

/** Test pages. '' when the response has no token; throws for an error response and without a response. */
export async function exchangeAuthorizationCode(code: string): Promise<string> {
  const { baseUrl, fetch, xsrfToken } = transport();
  const token = await xsrfToken();
  const response = await fetch(import.meta.env['VITE_TOKEN_EXCHANGE_URL'] ?? `${baseUrl}${OWN_EXCHANGE}`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...(token === null ? {} : { [XSRF_HEADER]: token }) },
    credentials: 'include',
    body: JSON.stringify({ code }),
  });
  if (!response.ok) throw new Error(`The token exchange responded with ${response.status}`);
  const reply: unknown = await response.json();
  return typeof reply === 'object' && reply !== null && 'access_token' in reply && typeof reply.access_token === 'string'
    ? reply.access_token
    : '';
}
