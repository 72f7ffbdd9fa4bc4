import type { ScannedCode } from '../../domain/scanned-code';
import type { CameraTrouble } from './use-camera';

export interface Words {
  readonly title: string;
  /** The next step. */
  readonly words: string;
}

const SCAN_OURS = 'Scan the code on a shelf tag or on a quote of ours.';

export function codeWords(code: Exclude<ScannedCode, { readonly kind: 'floor' | 'quote' | 'number' }>, isTyped: boolean): Words {
  switch (code.kind) {
    case 'other-shop':
      return {
        title: 'This code is from another shop',
        words: `It leads to ${code.host}, whose floors and prices are not ours. ${SCAN_OURS}`,
      };
    case 'other-page':
      return { title: 'This code is neither a floor nor a quote', words: `It leads to another page of this shop. ${SCAN_OURS}` };
    case 'address':
      return { title: 'This code is not from this shop', words: `It leads to ${code.host}. ${SCAN_OURS}` };
    case 'barcode':
      return { title: 'This is the barcode of a package', words: 'Type the number under the square code on the shelf tag instead.' };
    case 'words':
      return isTyped
        ? { title: 'No floor has that number', words: 'Type the number under the code, such as 107, or search for those words.' }
        : { title: `This code holds ${whatItHolds(code.text)}`, words: `That is neither a floor nor a quote. ${SCAN_OURS}` };
    case 'nothing':
      return { title: 'Nothing to look for', words: 'Type the number under the code, such as 107.' };
  }
}

const HOLDS: readonly (readonly [start: RegExp, words: string])[] = [
  [/^WIFI:/i, 'the login of a Wi-Fi network'],
  [/^(?:BEGIN:VCARD|MECARD:)/i, 'a contact'],
  [/^mailto:/i, 'an email address'],
  [/^(?:tel|sms(?:to)?):/i, 'a telephone number'],
  [/^BEGIN:VEVENT/i, 'a date'],
  [/^geo:/i, 'a place'],
];

/** Only the kind of code: a Wi-Fi code contains a password. */
function whatItHolds(text: string): string {
  return HOLDS.find(([start]) => start.test(text))?.[1] ?? 'another text';
}

export const UNKNOWN_FLOORS: Words = {
  title: 'The floors are not on this device yet',
  words: 'Connect to the internet once, and they open without a signal from then on.',
};

export function unknownNumber(productId: number): Words {
  return {
    title: `No floor has the number ${productId}`,
    words: 'Look at the number under the code again, or search by the floor’s name.',
  };
}

export const NO_CODE_IN_PICTURE: Words = {
  title: 'No code was found in this picture',
  words: 'Take it closer and straight from the front, with the whole code in it, or type the number under the code.',
};

export const NO_PICTURE: Words = {
  title: 'This picture cannot be opened',
  words: 'Choose a photo saved as JPEG or PNG, or type the number under the code.',
};

export const NO_DECODER: Words = {
  title: 'The reader is not on this device yet',
  words: 'Connect to the internet and try again, or type the number under the code.',
};

const CAMERA_WORDS: Readonly<Record<CameraTrouble, Words>> = {
  denied: {
    title: 'The camera is not allowed here',
    words: 'Allow it for this site in the browser’s settings, then try again. A picture or the number works without it.',
  },
  missing: { title: 'This device has no camera', words: 'Choose a picture of the code, or type the number under it.' },
  'in-use': {
    title: 'Another app is using the camera',
    words: 'Close that app and try again. A picture or the number works meanwhile.',
  },
  'not-here': {
    title: 'The camera cannot be used on this address',
    words: 'Browsers give it only to pages that begin with https. A picture or the number works here too.',
  },
  failed: { title: 'The camera did not start', words: 'Try again. A picture or the number works without it.' },
};

export function cameraWords(trouble: CameraTrouble): Words {
  return CAMERA_WORDS[trouble];
}
