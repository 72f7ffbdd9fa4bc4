import { scanTexts } from './scan.texts';
import type { ScannedCode } from '../../domain/scanned-code';
import type { CameraTrouble } from './use-camera';

export interface Words {
  readonly title: string;
  /** The next step. */
  readonly words: string;
}

export function codeWords(code: Exclude<ScannedCode, { readonly kind: 'floor' | 'quote' | 'number' }>, isTyped: boolean): Words {
  switch (code.kind) {
    case 'other-shop':
      return { title: scanTexts.otherShop, words: scanTexts.otherShopWords(code.host) };
    case 'other-page':
      return { title: scanTexts.otherPage, words: scanTexts.otherPageWords };
    case 'address':
      return { title: scanTexts.foreign, words: scanTexts.foreignWords(code.host) };
    case 'barcode':
      return { title: scanTexts.barcode, words: scanTexts.barcodeWords };
    case 'words':
      return isTyped
        ? { title: scanTexts.unknownTyped, words: scanTexts.unknownTypedWords }
        : { title: scanTexts.codeHolds(whatItHolds(code.text)), words: scanTexts.codeHoldsWords };
    case 'nothing':
      return { title: scanTexts.nothing, words: scanTexts.nothingWords };
  }
}

/** Only the kind of code: a Wi-Fi code contains a password. */
function whatItHolds(text: string): string {
  if (/^WIFI:/i.test(text)) return scanTexts.holdsWifi;
  if (/^(?:BEGIN:VCARD|MECARD:)/i.test(text)) return scanTexts.holdsContact;
  if (/^mailto:/i.test(text)) return scanTexts.holdsEmail;
  if (/^(?:tel|sms(?:to)?):/i.test(text)) return scanTexts.holdsTelephone;
  if (/^BEGIN:VEVENT/i.test(text)) return scanTexts.holdsDate;
  return /^geo:/i.test(text) ? scanTexts.holdsPlace : scanTexts.holdsText;
}

export function unknownFloors(): Words {
  return { title: scanTexts.floorsMissing, words: scanTexts.floorsMissingWords };
}

export function unknownNumber(productId: number): Words {
  return { title: scanTexts.unknownNumber(productId), words: scanTexts.unknownNumberWords };
}

export function noCodeInPicture(): Words {
  return { title: scanTexts.noCode, words: scanTexts.noCodeWords };
}

export function noPicture(): Words {
  return { title: scanTexts.noPicture, words: scanTexts.noPictureWords };
}

export function noDecoder(): Words {
  return { title: scanTexts.noReader, words: scanTexts.noReaderWords };
}

export function cameraWords(trouble: CameraTrouble): Words {
  return scanTexts.cameraTroubles[trouble];
}
