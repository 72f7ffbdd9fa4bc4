/** Names of this machine: what was printed or shared at one of them is read at another. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

/** A host, with its port, as the shop that it is: two hosts are one shop when this is the same of both. */
export function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(LOOPBACK, 'localhost');
}
