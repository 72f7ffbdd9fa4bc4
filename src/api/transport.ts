/**
 * The client's dependencies on its runtime: the API's URL, fetch, the key. The page, the worker and the server's renderer each set it in their
 * composition root; the page adds the pace of refreshes before its first automatic call (src/app/start-offline.ts).
 */
export interface Transport {
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The auth key at the time of sending; null for a visitor. Never stored with a request. */
  readonly authKey: () => string | null | Promise<string | null>;
  /** The value of the XSRF cookie; null where cookies cannot be read. */
  readonly xsrfToken: () => string | null | Promise<string | null>;
  /**
   * Deletes the guarded XSRF cookie if it still contains this refused token: the server reads only the name of SPEC 7. False without such a
   * cookie.
   */
  readonly leaveGuardedToken?: (refused: string) => boolean | Promise<boolean>;
  /** Told of each call whether the store itself responded. Not told of a call that its caller aborted, unless for want of time. */
  readonly onReply?: (isFromStore: boolean) => void | Promise<void>;
  /** Refreshes the key, or throws NetworkError when it is too soon after a try; absent where no call is automatic. */
  readonly paceRefresh?: (refresh: () => Promise<boolean>, isBackground?: boolean) => Promise<boolean>;
}

let current: Transport | undefined;

/** Sets the transport of this runtime. */
export function setTransport(transport: Transport): void {
  current = transport;
}

/** The transport of this runtime; throws when a composition root forgot to set it. */
export function transport(): Transport {
  if (current === undefined) throw new Error('setTransport() has not been called');
  return current;
}
