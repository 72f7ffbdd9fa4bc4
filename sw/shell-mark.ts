/** Whether a document is an app shell of ours, of whatever build: each has this root and the entry script. A portal's page has neither. */
export function isShell(html: string): boolean {
  return html.includes('<div id="root">') && html.includes('/assets/app-') && html.trimEnd().endsWith('</html>');
}
