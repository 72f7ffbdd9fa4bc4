import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { pickEncoding, isKnownEtag } from '../http/compressed-text';
import { errorFacts, type Log } from '../log';
import { mediaTypeOf } from './file-headers';
import { findFile, type FoundFile } from './find-file';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface FileFolder {
  readonly folder: string;
  /** All paths when absent. */
  readonly holds?: RegExp;
  /** Served for all of these paths. */
  readonly instead?: string;
  readonly headersFor?: (path: string) => Readonly<Record<string, string>>;
  /** Called when the file is missing; true when it is there now. */
  readonly makeMissing?: (path: string) => Promise<boolean>;
}

interface FoundReply extends FoundFile {
  readonly headers: Readonly<Record<string, string>>;
}

interface StaticFileParts {
  readonly log: Log;
  readonly headersOf: (path: string) => Readonly<Record<string, string>>;
}

/** Files whose name changes with their content. */
const HASHED = /^\/assets\/|^\/icons\/logo-[0-9a-f]{16}-[a-z0-9]+\.png$|^\/media\/[a-z0-9-]+-[0-9a-f]{16}-\d+\.(?:avif|webp)$/;
/** A cached copy would keep old code running. */
const NEVER_CACHED = /^\/(?:sw\.js|manifest\.webmanifest|(?:\w+\/)?app\.html)$/;
/** No folder has a leading dot; all other paths are pages or calls. */
const FILE_PATH = /^(?:\/[^./\\][^/\\]*)+\.[a-z0-9]{1,12}$/i;

/** The disk is checked each time: files may appear or disappear while the server runs. No failure ends the process. */
export function serveStaticFiles(folders: readonly FileFolder[], { log, headersOf }: StaticFileParts, next: Listener): Listener {
  const find = async (path: string, acceptEncoding: string): Promise<FoundReply | null> => {
    const best = pickEncoding(acceptEncoding);
    const look = (folder: string, wanted: string) => findFile(folder, wanted, (encoding) => encoding === best);
    for (const { folder, holds, instead, headersFor, makeMissing } of folders) {
      if (holds?.test(path) === false) continue;
      const found = (await look(folder, instead ?? path)) ?? ((await makeMissing?.(path)) === true ? await look(folder, path) : null);
      if (found !== null) return { ...found, headers: headersFor?.(path) ?? {} };
    }
    return null;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const file = await find(path, request.headers.range === undefined ? String(request.headers['accept-encoding'] ?? '') : '');
    if (file === null) return next(request, response);
    try {
      await send(request, response, { ...file, headers: { ...headersOf(path), ...file.headers } }, path);
    } finally {
      if (!Buffer.isBuffer(file.content)) await file.content.close();
    }
  };

  return (request, response) => {
    const path = filePath(request);
    if (path === null) return next(request, response);
    serve(request, response, path).catch((error: unknown) => {
      if (response.destroyed) return;
      log({ level: 'error', path, ...errorFacts(error) });
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { ...headersOf(path), 'Retry-After': '5', 'Cache-Control': 'no-store' }).end();
    });
  };
}

function filePath({ method, url = '' }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    return FILE_PATH.test(path) && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { content, sizeBytes, encoding, etag, headers }: FoundReply,
  path: string,
): Promise<void> {
  const common = {
    ...headers,
    ETag: etag,
    'Cache-Control': cacheControl(path),
    Vary: 'Accept-Encoding',
    'Accept-Ranges': 'bytes',
  };
  if (isKnownEtag(request.headers['if-none-match'], etag)) return void response.writeHead(304, common).end();
  const range = wantedRange(request, etag, sizeBytes);
  if (range === 'beyond') return void response.writeHead(416, { ...common, 'Content-Range': `bytes */${sizeBytes}` }).end();
  const { start, end } = range === 'whole' ? { start: 0, end: sizeBytes - 1 } : range;
  response.writeHead(range === 'whole' ? 200 : 206, {
    ...common,
    'Content-Type': mediaTypeOf(path),
    'Content-Length': end - start + 1,
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    ...(range === 'whole' ? {} : { 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` }),
  });
  if (request.method === 'HEAD' || end < start) return void response.end();
  if (Buffer.isBuffer(content)) return void response.end(content.subarray(start, end + 1));
  await pipeline(content.createReadStream({ start, end, autoClose: false }), response);
}

/** A range only when the client has a part of the same content (If-Range). */
function wantedRange({ headers }: IncomingMessage, etag: string, sizeBytes: number): ByteRange | 'whole' | 'beyond' {
  const isOfThisContent = headers['if-range'] === undefined || headers['if-range'] === etag;
  return isOfThisContent ? readByteRange(headers.range, sizeBytes) : 'whole';
}

function cacheControl(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return NEVER_CACHED.test(path) ? 'no-cache' : 'public, max-age=86400, stale-while-revalidate=604800';
}

/** Bytes, both ends included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** RFC 9110, 14.1.2. 'whole' also for several or malformed ranges, which a server may ignore; 'beyond' for a start after the end. */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'beyond' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') return Number(last) === 0 || size === 0 ? 'beyond' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'beyond' : { start, end };
}

/** The data folder has a media folder like the build's. */
export function importedPictures(dataDir: string): FileFolder {
  return { folder: dataDir, holds: /^\/media\/[a-z0-9-]+\.(?:avif|webp|mp4)$/ };
}
