/** Of any build: a captive portal's page lacks the root and the entry script. */
export function isShell(html: string): boolean {
  return html.includes('<div id="root">') && html.includes('/assets/app-') && html.trimEnd().endsWith('</html>');
}
