import { cutText } from '../../src/domain/text';

const LONGEST = 200;

/**
 * Why a mail was not sent, for the owner: the mail server's message, else the network error. Never log it: it may contain the address, and a
 * server that refuses a mail because of its link may quote that link, which signs in to an account.
 */
export function mailProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const reply = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  return cutText(reply.replaceAll(/\s+/g, ' ').replaceAll(/https?:\S+|\S*token=\S*/gi, '[link]'), LONGEST);
}
