import { TAG_SIZES, type TagSize } from '../tags/tag-sizes';
import { refused } from './command';
import { nearest } from '../owner-files/nearest';
import { splitOptions } from './read-options';
import type { ToolReply } from './tool-socket';

export interface TagsArguments {
  readonly file: string;
  /** As typed; null for all floors. */
  readonly kind: string | null;
  readonly size: TagSize;
  readonly overwrites: boolean;
}

const SIZE_NAMES = TAG_SIZES.map(({ name }) => name);

const HINTS = {
  '--kind': 'Name a type of floor after --kind, such as --kind SPC.',
  '--size': `Name a size after --size: ${TAG_SIZES.map(({ name, use }) => `${name} (${use})`).join('; ')}.`,
} as const;

/** Reads the arguments of `tags`; returns a sentence when they are wrong. */
export function readTagsArguments(args: readonly string[]): TagsArguments | ToolReply {
  const { words, values, problem } = splitOptions(args, HINTS);
  if (problem !== null) return refused(problem);
  const typedSize = values.get('--size');
  const size = typedSize === undefined ? TAG_SIZES[1] : TAG_SIZES.find(({ name }) => name === typedSize.toLowerCase());
  if (size === undefined) return refused(unknownSize(typedSize ?? ''));
  const [file, ...others] = words.filter((word) => word !== '--overwrite');
  if (file === undefined) return refused("Name the file to write, such as 'tags tags.html'.");
  if (others.length > 0) return refused('Name one file, and put a name with blanks into quotes.');
  if (!/\.html?$/i.test(file)) return refused('The name of the file must end in .html.');
  return { file, kind: values.get('--kind') ?? null, size, overwrites: words.includes('--overwrite') };
}

function unknownSize(typed: string): string {
  const meant = nearest(typed, SIZE_NAMES);
  return `There is no size '${typed}'; ${meant === null ? `there are ${SIZE_NAMES.join(', ')}` : `did you mean '${meant}'?`}${meant === null ? '.' : ''}`;
}
