import { resolve } from 'node:path';
import { NO_OWNER_TEXT, ownerText } from '../owner-files/owner-text';
import { readOwnerFile } from '../owner-files/read-owner-file';
import { textDamage } from '../owner-files/text-damage';
import { refused } from './command';
import { fileReply } from './file-problem';
import type { ToolReply } from './tool-socket';

const MAX_BYTES = 1024 * 1024;

/** Null for other arguments than `--file FILE`. */
export async function readFileArgument(args: readonly string[], workingDir: string): Promise<{ readonly text: string } | ToolReply | null> {
  const [option, file, ...rest] = args;
  if (option !== '--file') return null;
  if (file === undefined || rest.length > 0) return refused('Name one file after --file. Put a name with blanks into quotes.');
  const path = resolve(workingDir, file);
  try {
    const content = await readOwnerFile(path, MAX_BYTES);
    if (content === null) return refused(`${path} has more than 1 MB. Shorten it.`);
    const text = ownerText(content);
    if (text === null) return refused(`${path} ${NO_OWNER_TEXT}`);
    const damage = textDamage(text);
    return damage === null ? { text } : refused(`${path} is damaged. ${damage}`);
  } catch (error) {
    return fileReply(`${path} could not be read`, error);
  }
}
