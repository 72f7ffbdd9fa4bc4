import type { StorageTrouble } from '../../offline/storage/storage-error';

/** While the quote is only on the screen. */
export function notKeptWords(trouble: StorageTrouble): string {
  const then = 'Your last quote stays on this screen until you close it. Share or print it to keep it.';
  switch (trouble) {
    case 'full':
      return `This device has no space left. ${then} Free some space before the next one.`;
    case 'unavailable':
      return `This browser does not let the store keep quotes. ${then}`;
    case 'wiped':
    case 'failed':
      return `Your last change could not be kept on this device. ${then}`;
  }
}
