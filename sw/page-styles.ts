import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { PAGE_STYLES_PATH } from '../src/domain/inline-json';
import type { OwnFiles } from './own-files';

const NAMES = new RegExp(`^${PAGE_STYLES_PATH}([\\w-]+(?:\\+[\\w-]+)*)\\.css$`);

/** A document's stylesheets as one file, as the server joins them: a kept document starts without the network. */
export function servePageStyles(ownFiles: OwnFiles): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && NAMES.test(url.pathname),
    async ({ request, url }) => (await joined(NAMES.exec(url.pathname)?.[1]?.split('+') ?? [], ownFiles)) ?? fetch(request),
  );
}

/** Null when one of them is not kept, as those of another build. */
async function joined(names: readonly string[], ownFiles: OwnFiles): Promise<Response | null> {
  const texts = await Promise.all(
    names.map(async (name) => {
      const url = `/assets/${name}.css`;
      const kept = await matchPrecache(url);
      return kept !== undefined && (await ownFiles.isOwn(kept, url)) ? kept.text() : null;
    }),
  );
  return texts.includes(null) ? null : new Response(texts.join(''), { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
}
