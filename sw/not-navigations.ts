/** API, the Desk, which has documents of its own, health, webhooks, the payment stand-in, developer pages, and files. */
export const NOT_NAVIGATIONS: readonly RegExp[] = [
  /^\/(api|desk|beforeauth|userauth|auth_service|healthz|payments|demo-payments|stand-in|webhooks?|media|assets|icons)(\/|\?|$)/,
  /^\/callback/,
  /^[^?]*\/[^/?]*\.[a-z0-9]+(\?|$)/i,
];
