/** What is printed, without the control characters, line separators and bidirectional marks that could control the owner's terminal. */
export function shownLine(text: string): string {
  return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '');
}
