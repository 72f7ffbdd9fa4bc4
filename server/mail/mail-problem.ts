const LONGEST = 200;

/**
 * Why a mail did not go out, for the owner alone: the mail server's own words, else the network's. Never to be logged, since
 * it may name the addressee. A server that refuses a mail for a link in it may repeat the link, which opens an account.
 */
export function mailProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const reply = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  return reply
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/https?:\S+|\S*token=\S*/gi, '[link]')
    .slice(0, LONGEST);
}
