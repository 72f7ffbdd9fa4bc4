import { exchangeAuthorizationCode } from '../../api/accounting-token';
import { accountingTokenKey } from '../../offline/storage/storage-keys';
import { ACCOUNTING_MESSAGES } from './accounting-messages';

/** Throws with the specified message. */
export async function obtainAccessToken(code: string): Promise<string> {
  if (code === '') throw new Error(ACCOUNTING_MESSAGES.noCode);
  const token = await exchangeAuthorizationCode(code).catch((cause: unknown) => {
    throw new Error(ACCOUNTING_MESSAGES.noExchange, { cause });
  });
  if (token === '') throw new Error(ACCOUNTING_MESSAGES.noToken);
  localStorage.setItem(accountingTokenKey, token);
  return token;
}

export function keptAccessToken(): string | null {
  return localStorage.getItem(accountingTokenKey);
}
