/** Whether a document is an app shell of some build of ours: each has this root and the entry script, unlike a captive portal's page. */
export function isShell(html: string): boolean {
  return html.includes('<div id="root">') && html.includes('/assets/app-') && html.trimEnd().endsWith('</html>');
}
