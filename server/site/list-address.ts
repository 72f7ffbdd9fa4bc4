import { readFindParameters } from '../../src/domain/find/find-parameters';

const LIST_PATH = /^\/products(\/category\/[^/]+)?$/;

/**
 * The query of a list's address as its page writes it, such as '?q=oak&tone=light': only what the page understands, in one order. '' when nothing is
 * asked, and for every other page: documents do not depend on other queries.
 */
export function listQuery(pathname: string, query: URLSearchParams): string {
  if (!LIST_PATH.test(pathname)) return '';
  const asked = readFindParameters(Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)])));
  const text = new URLSearchParams(Object.entries(asked)).toString();
  return text === '' ? '' : `?${text}`;
}
