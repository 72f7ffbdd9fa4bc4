import type { Settings } from '../../src/domain/settings';
import { oneLine } from '../../src/domain/text';

/** A question of the reader and how to put it to the shop, as the last line of a letter; '' when the settings name no way. */
export function waysToAsk(question: string, { contactNo, email }: Pick<Settings, 'contactNo' | 'email'>): string {
  const ways = [contactNo, email].map(oneLine).filter((way) => way !== '');
  return ways.length === 0 ? '' : `${question} ${ways.join(' · ')}`;
}
