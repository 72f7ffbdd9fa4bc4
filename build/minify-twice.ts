import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Terser ahead of the build's own minifier, for our code and the router: each finds what the other leaves (docs/decisions/0026). Not for
 * React, where it gains nothing and takes away the parentheses by which a browser reads one large function once instead of twice;
 * and not for the other packages, which no first screen loads.
 */
export function minifyTwice(): Plugin {
  return {
    name: 'minify-twice',
    apply: 'build',
    async renderChunk(code, { name, moduleIds }) {
      if (name !== 'router' && moduleIds.some((id) => id.includes('node_modules'))) return null;
      const { code: smaller } = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } });
      return smaller === undefined ? null : { code: smaller, map: null };
    },
  };
}
