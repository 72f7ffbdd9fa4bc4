import { commonHeaders } from '../http/security-headers';
import { mediaTypeOf } from './media-types';

/** An SVG opened as a document must not run its scripts. It may embed pictures, as the shop's favicon does. */
const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The security headers of a file: the common ones, and a policy for SVG. The shell has its own policy (built-files.ts). Scripts have only the
 * common policy, because the worker's would apply to its requests, for example for pictures of other hosts.
 */
export function fileHeaders(publicUrl: () => string): (path: string) => Readonly<Record<string, string>> {
  return (path) => {
    const isDrawing = mediaTypeOf(path).startsWith('image/svg');
    return { ...commonHeaders(publicUrl()), ...(isDrawing ? { 'Content-Security-Policy': DRAWING_POLICY } : {}) };
  };
}
