/** Addresses that are no screens: calls, health, hooks, the payment stand-in, developer pages, and everything that is a file. */
export const NOT_NAVIGATIONS: readonly RegExp[] = [
  /^\/(api|beforeauth|userauth|auth_service|healthz|payments|demo-payments|stand-in|webhooks?|media|assets|icons)(\/|\?|$)/,
  /^\/callback/,
  /^[^?]*\/[^/?]*\.[a-z0-9]+(\?|$)/i,
];
