import { extname } from 'node:path';
import { commonHeaders } from '../http/security-headers';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Unknown extensions become downloads. */
export function mediaTypeOf(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** An SVG opened as a document must not run scripts; it may embed pictures, as the favicon does. */
const DRAWING_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Scripts have only the common policy: the worker's would apply to its requests. The shell has its own (built-files.ts). */
export function fileHeaders(publicUrl: () => string): (path: string) => Readonly<Record<string, string>> {
  return (path) => {
    const isDrawing = mediaTypeOf(path).startsWith('image/svg');
    return { ...commonHeaders(publicUrl()), ...(isDrawing ? { 'Content-Security-Policy': DRAWING_POLICY } : {}) };
  };
}
