/**
 * What a request asks for, as text: requests with one key get one reply. Multipart boundaries differ from request to request
 * and mean nothing, so they are left out where they stand as boundaries. Null for a body that is not that simple.
 */
export function requestKey(url: string, contentType: string, body: Buffer): string | null {
  const text = body.toString('latin1');
  if (text.includes('\0')) return null;
  if (!/^multipart/i.test(contentType)) return `${url}\n${contentType}\n${text}`;
  const boundary = /^multipart\/form-data;\s*boundary=([\w'()+,./:=?-]{16,70})$/i.exec(contentType)?.[1];
  if (boundary === undefined) return null;
  const parts = text.split(boundary);
  const isPlain = parts.every((part, index) => index === parts.length - 1 || (index === 0 ? part === '--' : part.endsWith('\r\n--')));
  return isPlain ? `${url}\nmultipart\n${parts.join('\0')}` : null;
}
