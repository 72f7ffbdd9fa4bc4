import { formatCount } from '../../domain/number-text';

/** '48 floors', '3 of 48 floors', '1 floor', '3 of 31 saved floors'. */
export function countWords(count: number, total: number, isSaved: boolean): string {
  const floors = `${isSaved ? 'saved ' : ''}${total === 1 ? 'floor' : 'floors'}`;
  return count === total ? `${formatCount(total)} ${floors}` : `${formatCount(count)} of ${formatCount(total)} ${floors}`;
}
