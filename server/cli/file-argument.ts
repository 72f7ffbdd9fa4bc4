import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileProblem } from './file-problem';

/** The text of the file in `--file FILE`, or the problem; null for other arguments. */
export async function readFileArgument(
  args: readonly string[],
  workingDir: string,
): Promise<{ readonly text: string } | { readonly problem: string } | null> {
  const [option, file, ...rest] = args;
  if (option !== '--file') return null;
  if (file === undefined || rest.length > 0) return { problem: 'Name one file after --file. Put a name with blanks into quotes.' };
  const path = resolve(workingDir, file);
  try {
    return { text: await readFile(path, 'utf8') };
  } catch (error) {
    return { problem: `${path} could not be read: ${fileProblem(error)}` };
  }
}
