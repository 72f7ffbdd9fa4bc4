import { commonHeaders } from '../http/security-headers';
import { mediaTypeOf } from './media-types';

/** An SVG opened as a document must not run scripts; it may embed pictures, as the favicon does. */
const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Scripts have only the common policy: the worker's would apply to its requests. The shell has its own (built-files.ts). */
export function fileHeaders(publicUrl: () => string): (path: string) => Readonly<Record<string, string>> {
  return (path) => {
    const isDrawing = mediaTypeOf(path).startsWith('image/svg');
    return { ...commonHeaders(publicUrl()), ...(isDrawing ? { 'Content-Security-Policy': DRAWING_POLICY } : {}) };
  };
}
