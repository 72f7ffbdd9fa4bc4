import { excerpt } from '../../domain/text';

/** The first match wins: most user agents also contain the marks of browsers that they are based on. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];
const LONGEST = 40;

/** 'Chrome on Android'; a text that is no user agent is shown as it is. */
export function deviceWords(name: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((table) => table.find(([pattern]) => pattern.test(name))?.[1]);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? (name.trim() === '' ? 'A device without a name' : excerpt(name, LONGEST));
}
