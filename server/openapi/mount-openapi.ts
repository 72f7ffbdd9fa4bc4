import { createHash } from 'node:crypto';
import { compressText, sendCompressed } from '../http/compressed-text';
import { API_PREFIX } from '../http/api';
import { HttpProblem } from '../http/problems';
import type { StoreApp, StoreContext } from '../http/store-app';
import { describeCalls } from './describe-calls';
import styles from './docs-page.css?inline';
import { docsPage } from './docs-page';
import { openApiDocument } from './openapi-document';

/** For authors of other back ends. Rendered at the first request, then cached. */
export function mountOpenApi(app: StoreApp): void {
  const documentReply = lazily(() => fixedReply(JSON.stringify(openApiDocument(describeCalls())), { 'Content-Type': 'application/json' }));
  const pageReply = lazily(() =>
    fixedReply(docsPage(describeCalls(), styles), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(styles),
    }),
  );
  for (const [name, reply] of [
    ['openapi.json', documentReply],
    ['docs', pageReply],
  ] as const) {
    app.get(`${API_PREFIX}/${name}`, (c) => reply()(c));
    app.all(`${API_PREFIX}/${name}`, () => {
      throw new HttpProblem(405, 'This call is made with GET.', { Allow: 'GET' });
    });
  }
}

/** No script; only its own stylesheet, by hash, and our fonts. */
function pagePolicy(css: string): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function fixedReply(text: string, headers: Readonly<Record<string, string>>): (c: StoreContext) => Promise<Response> {
  const compressed = compressText(text, 'small');
  return async (c) => sendCompressed(c, await compressed, { ...headers, 'Cache-Control': 'no-cache' });
}
