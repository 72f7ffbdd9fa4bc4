export const ACCOUNTING_MESSAGES = {
  noCode: 'Authorization code not found in URL',
  noToken: 'Failed to get access token',
  noExchange: 'Token exchange failed',
  noTokenize: 'Tokenize function not available',
} as const;
