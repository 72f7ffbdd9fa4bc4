import { httpProblemsTexts } from './http-problems.texts';
import busboy from 'busboy';
import type { MiddlewareHandler } from 'hono';
import type { FormFields } from '../../src/contract/define-endpoint';
import { isWholeText } from '../../src/domain/whole-text';
import { HttpProblem } from './problems';
import type { StoreEnv } from './store-app';

/** Several times the longest message of a form. */
export const MAX_BODY_BYTES = 64 * 1024;
const MAX_FIELDS = 60;
const MAX_NAME_BYTES = 100;

/** Multipart, urlencoded, or JSON (at most one level deep, as bracketed names). Throws HttpProblem 400, 413 or 415. */
export async function readForm(request: Request): Promise<FormFields> {
  const body = await readBody(request);
  if (body.length === 0) return {};
  const contentType = request.headers.get('content-type') ?? '';
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  switch (mediaType) {
    case 'multipart/form-data':
      return checkedFields(await multipartEntries(body, contentType));
    case 'application/x-www-form-urlencoded':
      return checkedFields([...new URLSearchParams(body.toString('utf8'))]);
    case 'application/json':
      return checkedFields(jsonEntries(body.toString('utf8')));
    default:
      throw new HttpProblem(415, httpProblemsTexts.otherType);
  }
}

/** Each is read once: it has to be here before its request counts as work. */
const bodies = new WeakMap<Request | Response, Promise<Buffer>>();

/** Throws HttpProblem 413 for a larger body without reading the rest, 400 for one that was cut off. Later calls get the same body. */
export async function readBody(request: Request | Response, limit = MAX_BODY_BYTES): Promise<Buffer> {
  const body = bodies.get(request) ?? readOnce(request, limit);
  bodies.set(request, body);
  if ((await body).length > limit) throw tooLarge(limit);
  return body;
}

/** Waits for the body of a call, so that a request with half of one is no work yet. Its handler says what is wrong with it. */
export function receiveBody(limit = MAX_BODY_BYTES): MiddlewareHandler<StoreEnv> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      await readBody(c.req.raw, limit).catch((error: unknown) => {
        if (!(error instanceof HttpProblem && error.httpStatus === 413)) throw error;
      });
    return next();
  };
}

async function readOnce(request: Request | Response, limit: number): Promise<Buffer> {
  const cutOff = () => {
    throw new HttpProblem(400, httpProblemsTexts.cutOff);
  };
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > limit) throw tooLarge(limit);
  // Node reads no more than the declared length; a stream would cost more than all other work here.
  if (declared !== null) return Buffer.from(await request.arrayBuffer().catch(cutOff));
  if (request.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(cutOff);
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
}

const tooLarge = (limit: number): HttpProblem => new HttpProblem(413, httpProblemsTexts.tooLarge(limit / 1024));

type Entry = readonly [name: string, value: string];

function multipartEntries(body: Buffer, contentType: string): Promise<readonly Entry[]> {
  return new Promise((resolve, reject) => {
    const refuse = (reason: string): void => reject(new HttpProblem(400, reason));
    let parser: busboy.Busboy;
    try {
      const limits = { fields: MAX_FIELDS, files: 0, parts: MAX_FIELDS + 1, fieldNameSize: MAX_NAME_BYTES, fieldSize: MAX_BODY_BYTES };
      parser = busboy({ headers: { 'content-type': contentType }, limits });
    } catch {
      refuse(httpProblemsTexts.unreadableForm);
      return;
    }
    const entries: Entry[] = [];
    // The types say string, but an unknown charset yields undefined.
    parser.on('field', (name: string | undefined, value: string | undefined, info) => {
      if (name === undefined || value === undefined) refuse(httpProblemsTexts.unknownCharset);
      else if (info.nameTruncated || info.valueTruncated) refuse(httpProblemsTexts.longField);
      // Browsers send a line break as two characters (HTML standard).
      else entries.push([name, value.replaceAll('\r\n', '\n')]);
    });
    parser.on('filesLimit', () => refuse(httpProblemsTexts.noFiles));
    parser.on('fieldsLimit', () => refuse(httpProblemsTexts.tooManyFields));
    parser.on('partsLimit', () => refuse(httpProblemsTexts.tooManyFields));
    parser.on('error', () => refuse(httpProblemsTexts.unreadableForm));
    parser.on('close', () => resolve(entries));
    parser.end(body);
  });
}

function jsonEntries(text: string): readonly Entry[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new HttpProblem(400, httpProblemsTexts.unreadableJson);
  }
  return objectEntries(parsed).flatMap(([name, value]): readonly Entry[] =>
    typeof value === 'object' && value !== null
      ? objectEntries(value).map(([inner, innerValue]): Entry => [`${name}[${inner}]`, scalarText(innerValue)])
      : [[name, scalarText(value)]],
  );
}

function objectEntries(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  throw new HttpProblem(400, httpProblemsTexts.noObject);
}

function scalarText(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new HttpProblem(400, httpProblemsTexts.tooDeep);
}

function checkedFields(entries: readonly Entry[]): FormFields {
  if (entries.length > MAX_FIELDS) throw new HttpProblem(400, httpProblemsTexts.tooManyFields);
  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    if (name.length > MAX_NAME_BYTES) throw new HttpProblem(400, httpProblemsTexts.longField);
    if (fields.has(name)) throw new HttpProblem(400, httpProblemsTexts.fieldTwice);
    // PostgreSQL cannot store a zero byte in a text.
    if (name.includes('\0') || value.includes('\0')) throw new HttpProblem(400, httpProblemsTexts.zeroByte);
    // Nor half a character in JSON, which only a JSON body can hold.
    if (!isWholeText(value)) throw new HttpProblem(400, httpProblemsTexts.halfCharacter);
    if (/__proto__|constructor|prototype/.test(name)) throw new HttpProblem(400, httpProblemsTexts.forbiddenName);
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
