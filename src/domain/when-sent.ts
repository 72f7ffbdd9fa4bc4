/** Returns the end of a sentence. */
export function whenSent(isOnline: boolean, isDurable: boolean): string {
  if (isOnline) return 'is sent by itself as soon as the store takes it';
  return isDurable ? 'will be sent when you are back online' : 'will be sent when you are back online, if this page stays open until then';
}
