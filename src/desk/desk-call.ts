import { call } from '../api/call';
import { HttpError } from '../api/errors';
import type { Endpoint } from '../contract/define-endpoint';
import { DESK_QUIET_HEADER, DESK_TOKEN_HEADER, readDeskSession, type DeskSession } from '../contract/desk/session';

interface DeskCallOptions {
  readonly signal?: AbortSignal;
  /** No person made it: it does not keep the Desk unlocked. */
  readonly isQuiet?: boolean;
}

/** What a call learns of the session: its end, its lock, its answer. */
export interface SessionNews {
  readonly ended: () => void;
  readonly locked: () => void;
  readonly answered: () => void;
}

let token: string | null = null;
let news: SessionNews = { ended: () => undefined, locked: () => undefined, answered: () => undefined };

export function followSession(listener: SessionNews): void {
  news = listener;
}

export function setDeskToken(next: string | null): void {
  token = next;
}

/** Reads who is signed in, and the token that other calls repeat. Throws like `call`. */
export async function askSession(options: DeskCallOptions = {}): Promise<DeskSession> {
  const session = await told(() => call(readDeskSession, undefined, { headers: headersOf(null, options), ...signalOf(options) }));
  token = session.token;
  return session;
}

/** Throws like `call`. Without a token, and with an old one, it is read first. */
export async function deskCall<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options: DeskCallOptions = {},
): Promise<Output> {
  token ??= (await askSession(options)).token;
  const send = (): Promise<Output> => call(endpoint, input, { headers: headersOf(token, options), ...signalOf(options) });
  return told(async () => {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof HttpError) || error.httpStatus !== 403) throw error;
      const before = token;
      token = (await askSession(options)).token;
      if (token === before) throw error;
      return send();
    }
  });
}

async function told<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    const value = await ask();
    news.answered();
    return value;
  } catch (error) {
    if (error instanceof HttpError && error.httpStatus === 401) news.ended();
    if (error instanceof HttpError && error.httpStatus === 423) news.locked();
    throw error;
  }
}

const headersOf = (sent: string | null, { isQuiet = false }: DeskCallOptions): Readonly<Record<string, string>> => ({
  ...(sent === null ? {} : { [DESK_TOKEN_HEADER]: sent }),
  ...(isQuiet ? { [DESK_QUIET_HEADER]: '1' } : {}),
});

const signalOf = ({ signal }: DeskCallOptions) => (signal === undefined ? {} : { signal });
