import { inLanguage } from '../languages/spoken-language';

/** The shop reads its mails in one language, whatever the shopper speaks whose call sends them. */
export function forStaff<T>(write: () => T): T {
  return inLanguage('en', write);
}
