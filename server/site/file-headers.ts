import { commonHeaders } from '../http/security-headers';
import { mediaTypeOf } from './media-types';

/** A picture that is opened by itself may hold scripts; they do not run. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * The security headers of a file: those of every reply, and for what a browser opens as a document the policy of documents. Scripts have none:
 * the worker's would bind its own requests, such as pictures of other hosts.
 */
export function fileHeaders(publicUrl: () => string, documentPolicy: string): (path: string) => Readonly<Record<string, string>> {
  return (path) => {
    const type = mediaTypeOf(path);
    const policy = type.startsWith('text/html') ? documentPolicy : type.startsWith('image/svg') ? PICTURE_POLICY : null;
    return { ...commonHeaders(publicUrl()), ...(policy === null ? {} : { 'Content-Security-Policy': policy }) };
  };
}
