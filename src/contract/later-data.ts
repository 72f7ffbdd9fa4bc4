/** A value that the first screen does not show, sent separately. */
export interface LaterValue {
  /** Path of keys from the data's root. */
  readonly at: readonly (string | number)[];
  readonly value: unknown;
}

/** Changes `data` in place. False when it is then incomplete. */
export function putTogether(data: unknown, later: unknown): boolean {
  return Array.isArray(later) && later.length > 0 && later.every((one) => isLaterValue(one) && putBack(data, one));
}

function putBack(data: unknown, { at, value }: LaterValue): boolean {
  const last = at.at(-1);
  const holder = at.slice(0, -1).reduce((inner, key) => (isHolder(inner) ? inner[key] : undefined), data);
  if (last === undefined || !isHolder(holder)) return false;
  holder[last] = value;
  return true;
}

function isLaterValue(one: unknown): one is LaterValue {
  return typeof one === 'object' && one !== null && 'at' in one && Array.isArray(one.at) && 'value' in one;
}

function isHolder(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
