import type { Settings } from '../../src/domain/settings';
import { oneLine } from '../../src/domain/one-line';

/** '' when the settings have no contact. */
export function waysToAsk(question: string, { contactNo, email }: Pick<Settings, 'contactNo' | 'email'>): string {
  const ways = [contactNo, email].map(oneLine).filter((way) => way !== '');
  return ways.length === 0 ? '' : `${question} ${ways.join(' · ')}`;
}
