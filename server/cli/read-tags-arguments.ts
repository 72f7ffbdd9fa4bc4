import { TAG_SIZES, type TagSize } from '../tags/tag-sizes';
import { refused } from './command';
import { nearest } from '../owner-files/nearest';
import type { ToolReply } from './tool-socket';

export interface TagsArguments {
  readonly file: string;
  /** As typed; null for all floors. */
  readonly kind: string | null;
  readonly size: TagSize;
  readonly overwrites: boolean;
}

const SIZE_NAMES = TAG_SIZES.map(({ name }) => name);

/** Reads the arguments of `tags`; returns a sentence when they are wrong. */
export function readTagsArguments(args: readonly string[]): TagsArguments | ToolReply {
  const files: string[] = [];
  let kind: string | null = null;
  let size: TagSize = TAG_SIZES[1];
  let overwrites = false;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--overwrite') overwrites = true;
    else if (word === '--kind' || word === '--size') {
      at += 1;
      const value = args[at];
      if (value === undefined || value.startsWith('--'))
        return refused(word === '--kind' ? 'Name a type of floor after --kind, such as --kind SPC.' : sizeHint());
      if (word === '--kind') kind = value;
      else {
        const found = TAG_SIZES.find(({ name }) => name === value.toLowerCase());
        if (found === undefined) return refused(unknownSize(value));
        size = found;
      }
    } else files.push(word);
  }
  const [file, ...others] = files;
  if (file === undefined) return refused("Name the file to write, such as 'tags tags.html'.");
  if (others.length > 0) return refused('Name one file, and put a name with blanks into quotes.');
  if (!/\.html?$/i.test(file)) return refused('The name of the file must end in .html.');
  return { file, kind, size, overwrites };
}

function sizeHint(): string {
  return `Name a size after --size: ${TAG_SIZES.map(({ name, use }) => `${name} (${use})`).join('; ')}.`;
}

function unknownSize(typed: string): string {
  const meant = nearest(typed, SIZE_NAMES);
  return `There is no size '${typed}'; ${meant === null ? `there are ${SIZE_NAMES.join(', ')}` : `did you mean '${meant}'?`}${meant === null ? '.' : ''}`;
}
