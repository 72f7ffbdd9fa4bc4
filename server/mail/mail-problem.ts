import { cutText } from '../../src/domain/text';

const LONGEST = 200;

/** For the owner. Never log it: a server that refuses a mail because of its link may quote that link, which signs in to an account. */
export function mailProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const reply = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  return cutText(reply.replaceAll(/\s+/g, ' ').replaceAll(/https?:\S+|\S*token=\S*/gi, '[link]'), LONGEST);
}
