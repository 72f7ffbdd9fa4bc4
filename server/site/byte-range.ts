/** Bytes, both ends included. */
export interface ByteRange {
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
