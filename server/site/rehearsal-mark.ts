const STYLE =
  'position:sticky;top:0;z-index:10000;margin:0;padding:8px 16px;background:#8a1c1c;color:#fff;font:600 14px/1.4 system-ui,sans-serif;text-align:center';

/** Outside the app's root, so that no screen removes it. */
export function withRehearsalMark(shell: string): string {
  return shell.replace(
    '<div id="root">',
    `<p role="note" style="${STYLE}">Rehearsal of a copy: nothing bought here is real, no card is charged, and no mail is sent.</p><div id="root">`,
  );
}
