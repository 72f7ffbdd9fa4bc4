const JPEG_START = [0xff, 0xd8];
const JPEG_SCAN = 0xda;
const JPEG_END = 0xd9;
const PNG_START = [0x89, 0x50, 0x4e, 0x47];
/** The chunk IEND with its checksum. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82] as const;
const WEBM_START = [0x1a, 0x45, 0xdf, 0xa3];

/** Bytes behind the end do not matter: cameras and image servers add some. WebM states no length and no end: only its start is checked. */
export function isWholeMedia(bytes: Uint8Array, pathname: string): boolean {
  const extension = pathname.slice(pathname.lastIndexOf('.') + 1).toLowerCase();
  switch (extension) {
    case 'avif':
    case 'mp4':
      return hasWholeBoxes(bytes);
    case 'webp':
      return isAscii(bytes, 0, 'RIFF') && isAscii(bytes, 8, 'WEBP') && viewOf(bytes).getUint32(4, true) + 8 <= bytes.length;
    case 'png':
      return startsWith(bytes, PNG_START) && indexOf(bytes, PNG_END, PNG_START.length) !== -1;
    case 'jpg':
    case 'jpeg':
      return startsWith(bytes, JPEG_START) && hasJpegEnd(bytes);
    case 'gif':
      return isAscii(bytes, 0, 'GIF8') && bytes.at(-1) === 0x3b;
    case 'svg':
      return /<\/svg>\s*$/.test(new TextDecoder().decode(bytes.subarray(-64)));
    case 'webm':
      return startsWith(bytes, WEBM_START);
    default:
      return false;
  }
}

/** Segments with their lengths before the first scan (ISO/IEC 10918-1, B.1): a preview in one of them has an end of its own. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = JPEG_START.length;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== JPEG_SCAN)
    at += bytes[at + 1] === 0xff ? 1 : 2 + view.getUint16(at + 2);
  return bytes[at] === 0xff && bytes[at + 1] === JPEG_SCAN && indexOf(bytes, [0xff, JPEG_END], at) !== -1;
}

/**
 * Boxes, `ftyp` first, each starting with its length (ISO/IEC 14496-12, 4.2). A file cut between two boxes lacks its description (`meta` of
 * a picture, `moov` of a video) or its data (`mdat`).
 */
function hasWholeBoxes(bytes: Uint8Array): boolean {
  if (!isAscii(bytes, 4, 'ftyp')) return false;
  const view = viewOf(bytes);
  let isDescribed = false;
  let hasData = false;
  let at = 0;
  while (at + 8 <= bytes.length) {
    isDescribed ||= isAscii(bytes, at + 4, 'meta') || isAscii(bytes, at + 4, 'moov');
    hasData ||= isAscii(bytes, at + 4, 'mdat');
    const size = boxSize(view, at);
    if (size === null || (size !== 'to the end' && size < 8)) return false;
    at = size === 'to the end' ? bytes.length : at + size;
  }
  return at === bytes.length && isDescribed && hasData;
}

function boxSize(view: DataView, at: number): number | 'to the end' | null {
  const size = view.getUint32(at);
  if (size === 0) return 'to the end';
  if (size > 1) return size;
  return at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : null;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function isAscii(bytes: Uint8Array, at: number, text: string): boolean {
  return startsWith(
    bytes.subarray(at),
    [...text].map((letter) => letter.charCodeAt(0)),
  );
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return bytes.length >= start.length && start.every((byte, index) => bytes[index] === byte);
}

/** -1 when it is not there. */
function indexOf(bytes: Uint8Array, part: readonly [number, ...number[]], from: number): number {
  let at = bytes.indexOf(part[0], from);
  while (at !== -1 && !startsWith(bytes.subarray(at), part)) at = bytes.indexOf(part[0], at + 1);
  return at;
}
