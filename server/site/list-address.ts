import { readFindParameters } from '../../src/domain/find/find-parameters';

const LIST_PATH = /^\/products(\/category\/[^/]+)?$/;

/** '?q=oak&tone=light': only known parameters, in a fixed order. '' without any, and for other pages. */
export function listQuery(pathname: string, query: URLSearchParams): string {
  if (!LIST_PATH.test(pathname)) return '';
  const asked = readFindParameters(Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)])));
  const text = new URLSearchParams(Object.entries(asked)).toString();
  return text === '' ? '' : `?${text}`;
}
