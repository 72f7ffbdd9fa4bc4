import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { accentOf } from '../../src/domain/accent-colour';
import type { Category, Product } from '../../src/domain/catalogue';
import { formatCount } from '../../src/domain/number-text';
import { tagOf } from '../../src/domain/shelf-tag';
import { oneLine } from '../../src/domain/one-line';
import { shopDayOf } from '../../src/domain/shop-day';
import { writeWhole } from '../media/write-whole';
import { readCategories, readProducts } from '../repositories/catalogue';
import { readSettings } from '../repositories/settings';
import type { TaggedFloor } from '../tags/tag-page';
import { TAG_SIZES, type TagSize } from '../tags/tag-sizes';
import { nearest } from '../owner-files/nearest';
import { done, refused, shopAddressOf, type Command } from './command';
import { fileReply } from './file-argument';
import { splitOptions } from './read-options';
import type { ToolReply } from './tool-socket';

/** Further products without a price are counted, not named. */
const NAMED_FLOORS = 5;

export const tagsCommand: Command = {
  name: 'tags',
  parameters: 'FILE.html [--kind TYPE] [--size shelf|card|rack|sign] [--overwrite]',
  summary: 'shelf tags with codes to scan, as a page to print; a card of 3.75 x 2.5 inches without --size',
  run: async ({ db, orderActions, workingDir }, args) => {
    const read = readTagsArguments(args);
    if ('exitCode' in read) return read;
    const path = resolve(workingDir, read.file);
    if (existsSync(path) && !read.overwrites) return refused(`${path} exists; name another file, or add --overwrite.`);
    const products = await readProducts(db, null);
    const chosen = read.kind === null ? products : ofKind(products, await readCategories(db), read.kind);
    if (typeof chosen === 'string') return refused(chosen);
    const day = shopDayOf(Date.now());
    const floors: TaggedFloor[] = [];
    const unpriced: Product[] = [];
    for (const product of chosen) {
      const tag = tagOf(product, day);
      if (tag === null) unpriced.push(product);
      else floors.push({ product, tag });
    }
    if (floors.length === 0)
      return refused("No floor there has a price, so there is nothing to print; 'export-catalogue' shows all floors.");
    const shopAddress = shopAddressOf(orderActions);
    try {
      // Loaded on demand: a starting store does not need the tags' fonts and codes.
      const [{ tagPage }, { tagFonts }] = await Promise.all([import('../tags/tag-page'), import('../tags/tag-page')]);
      const { shopName, accentColor } = await readSettings(db);
      const accent = accentOf(accentColor);
      await writeWhole(path, Buffer.from(tagPage({ floors, size: read.size, shopAddress, shopName, accent, fonts: await tagFonts() })));
    } catch (error) {
      return fileReply('The file could not be written', error);
    }
    return done(
      [
        `${formatCount(floors.length)} ${floors.length === 1 ? 'tag' : 'tags'} written to ${path}. Print it on Letter paper at 100 %, without headers.`,
        `The codes lead to ${shopAddress}.${shopAddress.startsWith('https:') ? '' : ' Set PUBLIC_URL to the address shoppers use before you print tags for the shop.'}`,
        ...(unpriced.length === 0 ? [] : [`Without a price, so without a tag: ${namesOf(unpriced)}.`]),
      ].join('\n'),
    );
  },
};

/** By a part of a category's title, or a core such as SPC; a sentence when it is unknown or ambiguous. */
function ofKind(products: readonly Product[], categories: readonly Category[], typed: string): readonly Product[] | string {
  const wanted = typed.trim().toLowerCase();
  const found = categories.filter(({ title }) => wanted !== '' && title.toLowerCase().includes(wanted));
  const exact = found.find(({ title }) => title.toLowerCase() === wanted);
  const ofCore = products.filter(({ facts }) => facts?.core?.toLowerCase() === wanted);
  if (ofCore.length > 0) return ofCore;
  if (exact === undefined && found.length > 1) return `'${typed}' could be ${titlesOf(found)}; write more of the name.`;
  const category = exact ?? found[0];
  if (category === undefined) return `There is no type of floor '${typed}'; there are ${titlesOf(categories)}.`;
  return products.filter(({ categoryId }) => categoryId === category.id);
}

function titlesOf(categories: readonly Category[]): string {
  return categories.map(({ title }) => `'${oneLine(title)}'`).join(', ');
}

function namesOf(products: readonly Product[]): string {
  const named = products.slice(0, NAMED_FLOORS).map(({ title }) => oneLine(title));
  const more = products.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}`;
}

interface TagsArguments {
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
function readTagsArguments(args: readonly string[]): TagsArguments | ToolReply {
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
