import { createLocalFlag, createLocalText } from './storage/local-text';
import { localKeys } from './storage/storage-keys';

/** That a person chose on this device; null where nobody did. A device that keeps nothing speaks what its addresses say. */
export const chosenLanguage = createLocalText(localKeys.language);

/** The line about another language was shown here. */
export const languageOffered = createLocalFlag(localKeys.languageOffered);
