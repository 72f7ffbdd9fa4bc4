import type { StorageTrouble } from '../../offline/storage/storage-error';

export function notKeptWords(trouble: StorageTrouble): string {
  const then = 'Your rooms stay on this screen until you close it. Print or share them to keep them.';
  switch (trouble) {
    case 'full':
      return `This device has no space left, so your last change is not kept. ${then} Free some space and change anything to try again.`;
    case 'unavailable':
      return `This browser does not let the store keep your rooms. ${then}`;
    case 'wiped':
    case 'failed':
      return `Your last change could not be kept on this device. ${then} Change anything to try again.`;
  }
}
