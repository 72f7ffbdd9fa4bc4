import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * The name of a CSS module's class in the build, 'button-x1Q': every document repeats it in its styles and its markup. Page and
 * renderer are built apart and must agree, so it comes from the module's place alone. `filename` is absolute.
 */
export function shortClassName(name: string, filename: string): string {
  const [path = ''] = relative(process.cwd(), filename).split('?');
  return `${name}-${createHash('sha256').update(path.replaceAll('\\', '/')).digest('base64url').slice(0, 3)}`;
}
