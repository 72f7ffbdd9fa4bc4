import { commonHeaders } from '../http/security-headers';
import { mediaTypeOf } from './media-types';

/** A drawing that is opened by itself may hold scripts; they do not run. It may hold a picture, as the shop's own favicon does. */
const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The security headers of a file: those of every reply. The shell brings its policy itself (built-files.ts). Scripts say no more than every reply
 * does: the worker's policy would bind its own requests, such as pictures of other hosts.
 */
export function fileHeaders(publicUrl: () => string): (path: string) => Readonly<Record<string, string>> {
  return (path) => {
    const isDrawing = mediaTypeOf(path).startsWith('image/svg');
    return { ...commonHeaders(publicUrl()), ...(isDrawing ? { 'Content-Security-Policy': DRAWING_POLICY } : {}) };
  };
}
