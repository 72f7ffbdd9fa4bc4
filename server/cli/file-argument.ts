import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { NO_OWNER_TEXT, ownerText } from '../owner-files/owner-text';
import { textDamage } from '../owner-files/text-damage';
import { refused } from './command';
import { fileReply } from './file-problem';
import type { ToolReply } from './tool-socket';

/** The text of the file in `--file FILE`, or why it cannot be had; null for other arguments. */
export async function readFileArgument(args: readonly string[], workingDir: string): Promise<{ readonly text: string } | ToolReply | null> {
  const [option, file, ...rest] = args;
  if (option !== '--file') return null;
  if (file === undefined || rest.length > 0) return refused('Name one file after --file. Put a name with blanks into quotes.');
  const path = resolve(workingDir, file);
  try {
    const text = ownerText(await readFile(path));
    if (text === null) return refused(`${path} ${NO_OWNER_TEXT}`);
    const damage = textDamage(text);
    return damage === null ? { text } : refused(`${path} is damaged. ${damage}`);
  } catch (error) {
    return fileReply(`${path} could not be read`, error);
  }
}
