/** A code that was printed with one of them is also read at another. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

/** Hosts (with port) of the same shop have equal results. */
export function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(LOOPBACK, 'localhost');
}
