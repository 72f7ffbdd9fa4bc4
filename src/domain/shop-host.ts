/** Loopback names: a code that was printed with one of them is also read at another. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

/** Normalises a host with its port. Two hosts belong to the same shop when the results are equal. */
export function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(LOOPBACK, 'localhost');
}
