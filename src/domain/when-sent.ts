import { whenSentTexts } from './when-sent.texts';

/** Returns the end of a sentence. */
export function whenSent(isOnline: boolean, isDurable: boolean): string {
  if (isOnline) return whenSentTexts.byItself;
  return isDurable ? whenSentTexts.whenOnline : whenSentTexts.whenOnlineIfOpen;
}
