import type { Endpoint, FormFields } from '../contract/define-endpoint';

/** An empty JSON object where a form would have no field. */
export function formBody(encoding: Endpoint<never, unknown>['encoding'], fields: FormFields): BodyInit | null {
  const entries = Object.entries(fields);
  if (encoding === 'none' || encoding === 'query') return null;
  if (entries.length === 0) return new Blob(['{}'], { type: 'application/json' });
  if (encoding === 'urlencoded') return new URLSearchParams(entries.map(([name, value]) => [name, value]));
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
