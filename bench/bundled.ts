import { resolve } from 'node:path';
import { build } from 'vite';

/** As one classic script. */
export async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      rollupOptions: { input: resolve(entry), output: { format: 'iife' } },
      modulePreload: false,
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} does not build to one script`);
  return chunk.code;
}
