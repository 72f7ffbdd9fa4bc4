/** Page, worker and server renderer each set it in their composition root; the page adds `paceRefresh` before its first automatic call. */
export interface Transport {
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Read at the time of sending, never stored with a request; null for a visitor. */
  readonly authKey: () => string | null | Promise<string | null>;
  /** Null where cookies cannot be read. */
  readonly xsrfToken: () => string | null | Promise<string | null>;
  /** Deletes the guarded XSRF cookie if it still contains this refused token; false without such a cookie. */
  readonly leaveGuardedToken?: (refused: string) => boolean | Promise<boolean>;
  /** Told of each call, except one that its caller aborted for a reason other than a timeout. */
  readonly onReply?: (isFromStore: boolean, askedAt: number) => void | Promise<void>;
  /** Throws NetworkError when it is too soon after a try; absent where no call is automatic. */
  readonly paceRefresh?: (refresh: () => Promise<boolean>, isBackground?: boolean) => Promise<boolean>;
}

let current: Transport | undefined;

export function setTransport(transport: Transport): void {
  current = transport;
}

export function transport(): Transport {
  if (current === undefined) throw new Error('setTransport() has not been called');
  return current;
}
