const JPEG_START = [0xff, 0xd8];
const JPEG_END = [0xff, 0xd9];
const PNG_START = [0x89, 0x50, 0x4e, 0x47];
/** The chunk IEND with its checksum. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const WEBM_START = [0x1a, 0x45, 0xdf, 0xa3];

/** WebM states no length and no end: only its start is checked. */
export function isWholeMedia(bytes: Uint8Array, pathname: string): boolean {
  const extension = pathname.slice(pathname.lastIndexOf('.') + 1).toLowerCase();
  switch (extension) {
    case 'avif':
    case 'mp4':
      return hasWholeBoxes(bytes);
    case 'webp':
      return isAscii(bytes, 0, 'RIFF') && isAscii(bytes, 8, 'WEBP') && viewOf(bytes).getUint32(4, true) + 8 <= bytes.length;
    case 'png':
      return startsWith(bytes, PNG_START) && endsWith(bytes, PNG_END);
    case 'jpg':
    case 'jpeg':
      return startsWith(bytes, JPEG_START) && endsWith(bytes, JPEG_END);
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

function endsWith(bytes: Uint8Array, end: readonly number[]): boolean {
  return bytes.length >= end.length && startsWith(bytes.subarray(bytes.length - end.length), end);
}
