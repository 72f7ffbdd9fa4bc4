import { plainHost } from '../shop-host';
import { createByteReader } from './byte-reader';
import { createByteWriter } from './byte-writer';

export const QUOTE_FORMAT = 1;
const WHOLE = 0;
const PART = 1;
const SIGNED = 2;
const MARKS = 2 ** 24;
/** The maximum number of codes for one quote. */
export const MAX_QUOTE_PARTS = 16;

export interface QuotePart {
  /** The checksum of the whole envelope: the same in all parts of one quote only. */
  readonly tag: number;
  /** Counted from 0. */
  readonly index: number;
  readonly count: number;
  readonly bytes: Uint8Array;
}

export type EnvelopeReading =
  | { readonly kind: 'whole'; readonly shopMark: number; readonly body: Uint8Array; readonly signature: Uint8Array | null }
  | { readonly kind: 'part'; readonly shopMark: number; readonly part: QuotePart }
  | { readonly kind: 'cut' | 'changed' | 'newer-version' };

/** Recognises codes of another shop: 24 bits of the host's checksum. */
export function shopMark(origin: string): number {
  const host = origin.replace(/^[a-z]+:\/\//i, '').replace(/\/.*$/, '');
  return crc32(Uint8Array.from([...plainHost(host)], (letter) => letter.charCodeAt(0) & 255)) % MARKS;
}

/** 128 bits of an HMAC. */
export const SIGNATURE_BYTES = 16;

/** With format, shop, length and checksum. */
export function wholeEnvelope(mark: number, body: Uint8Array, signature: Uint8Array | null = null): Uint8Array {
  if (signature === null) return closed(mark, WHOLE, body, () => undefined);
  return closed(mark, SIGNED, Uint8Array.from([...signature, ...body]), () => undefined);
}

/** Splits an envelope into parts of at most `bytesEach` bytes. */
export function envelopeParts(mark: number, envelope: Uint8Array, bytesEach: number): readonly Uint8Array[] {
  const count = Math.ceil(envelope.length / bytesEach);
  const tag = crc32(envelope);
  return Array.from({ length: count }, (_, index) =>
    closed(mark, PART, envelope.subarray(index * bytesEach, (index + 1) * bytesEach), (writer) => {
      writer.word(tag);
      writer.byte(index);
      writer.byte(count);
    }),
  );
}

/** Too few bytes are 'cut', wrong ones 'changed'. Never throws. */
export function openEnvelope(bytes: Uint8Array): EnvelopeReading {
  const reader = createByteReader(bytes);
  const format = reader.byte();
  const kind = reader.byte();
  const mark = [reader.byte(), reader.byte(), reader.byte()];
  const isPart = kind === PART;
  const tag = isPart ? reader.word() : 0;
  const index = isPart ? reader.byte() : 0;
  const count = isPart ? reader.byte() : 1;
  const length = reader.count();
  if (format === null || length === null || tag === null || index === null || count === null)
    return { kind: bytes.length < 20 ? 'cut' : 'changed' };
  const rest = reader.rest();
  if (rest.length < length + 4) return { kind: 'cut' };
  if (rest.length > length + 4) return { kind: 'changed' };
  const checksum = createByteReader(rest.subarray(length)).word();
  if (checksum !== crc32(bytes.subarray(0, bytes.length - 4))) return { kind: 'changed' };
  if (format > QUOTE_FORMAT || (kind !== WHOLE && kind !== SIGNED && !isPart)) return { kind: 'newer-version' };
  const mine = mark.reduce<number>((sum, byte) => sum * 256 + (byte ?? 0), 0);
  const body = rest.subarray(0, length);
  if (kind === SIGNED) {
    if (body.length < SIGNATURE_BYTES) return { kind: 'changed' };
    return { kind: 'whole', shopMark: mine, body: body.subarray(SIGNATURE_BYTES), signature: body.subarray(0, SIGNATURE_BYTES) };
  }
  if (!isPart) return { kind: 'whole', shopMark: mine, body, signature: null };
  return count > 1 && count <= MAX_QUOTE_PARTS && index < count && length > 0
    ? { kind: 'part', shopMark: mine, part: { tag, index, count, bytes: body } }
    : { kind: 'changed' };
}

/** Null while a part is missing. */
export function joinedParts(parts: readonly QuotePart[]): Uint8Array | null {
  const [first] = parts;
  if (first === undefined) return null;
  const joined = createByteWriter();
  for (let index = 0; index < first.count; index += 1) {
    const part = parts.find((each) => each.tag === first.tag && each.count === first.count && each.index === index);
    if (part === undefined) return null;
    joined.bytes(part.bytes);
  }
  return joined.end();
}

function closed(
  mark: number,
  kind: number,
  content: Uint8Array,
  writeHead: (writer: ReturnType<typeof createByteWriter>) => void,
): Uint8Array {
  const writer = createByteWriter();
  writer.byte(QUOTE_FORMAT);
  writer.byte(kind);
  for (const shift of [16, 8, 0]) writer.byte((mark >>> shift) & 255);
  writeHead(writer);
  writer.count(content.length);
  writer.bytes(content);
  writer.word(crc32(writer.end()));
  return writer.end();
}

const POLYNOMIAL = 0xed_b8_83_20;

/** As in zip and PNG. Detects any damage within four bytes in a row. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  }
  return ~crc >>> 0;
}
