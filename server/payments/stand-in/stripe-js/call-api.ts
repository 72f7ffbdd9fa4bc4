import type { CallReply, Fields } from './frame-messages';

const API = '/demo-payments/v1';

/** A GET without fields. Never throws. */
export async function callApi(path: string, fields: Fields | null): Promise<CallReply> {
  try {
    const response = await fetch(`${API}${path}`, fields === null ? {} : { method: 'POST', body: new URLSearchParams(fields) });
    const body: unknown = await response.json();
    return { kind: 'reply', isOk: response.ok, body };
  } catch {
    return { kind: 'unreachable' };
  }
}
