import type { CheckedPicture, PictureSource } from '../media/check-picture';
import type { HeldPicture, NamedPicture, CatalogueProduct } from '../repositories/catalogue-products';
import type { PictureChoice, ProductDraft } from './check-row';

/** A picture that the store has already. */
const HELD_PICTURE = /^media:(.+)$/;

export type Complain = (column: string, message: string) => void;

export type PictureSize = Pick<HeldPicture, 'widthPx' | 'heightPx'>;

export interface FilePicture {
  readonly source: PictureSource;
  readonly alt: string;
}

/** The distinct picture files of the rows. */
export function filesOf(drafts: readonly ProductDraft[]): readonly string[] {
  return [
    ...new Set(
      drafts
        .flatMap(({ pictures, floorPhoto }) => [...(pictures ?? []).map(({ file }) => file), ...(floorPhoto ? [floorPhoto] : [])])
        .filter((file) => !HELD_PICTURE.test(file)),
    ),
  ];
}

/** Resolves named files to stored pictures, and collects those to be made or to be described again. */
export function createPictureChooser(checked: ReadonlyMap<string, CheckedPicture>, held: ReadonlyMap<string, HeldPicture>) {
  const files = new Map<string, PictureSource>();
  const chosen = new Map<string, { readonly alt: string; readonly row: number }>();

  const choose = (choices: readonly PictureChoice[], row: number, complain: Complain): readonly NamedPicture[] => {
    const named = choices.flatMap((choice) => chooseOne(choice, row, complain));
    if (new Set(named.map(({ name }) => name)).size < named.length) complain('pictures', 'A picture is named twice. Name it once.');
    return named;
  };

  /** No page shows the picture's description. */
  const chooseFloor = (file: string, row: number, complain: Complain): string | null => {
    const [named] = chooseOne({ file, alt: null }, row, (_column, message) => complain('floor_photo', message));
    return named?.name ?? null;
  };

  /** Null for a picture whose sizes exist, but which no product of the store shows. */
  const sizeOf = (name: string): PictureSize | null => {
    const { widthPx, heightPx } = files.get(name) ?? { widthPx: null, heightPx: null };
    return widthPx === null || heightPx === null ? (held.get(name) ?? null) : { widthPx, heightPx };
  };

  const chooseOne = ({ file, alt }: PictureChoice, row: number, complain: Complain): readonly NamedPicture[] => {
    const name = nameOf(file, complain);
    if (name === null) return [];
    const before = chosen.get(name);
    if (before !== undefined && alt !== null && before.alt !== alt) {
      complain(
        'picture_alts',
        `'${file}' is described as '${before.alt}' in row ${before.row}. A picture has one description: write the same in both rows.`,
      );
    }
    if (alt !== null) chosen.set(name, { alt, row });
    return [{ name, alt: altOf(name) }];
  };

  const nameOf = (file: string, complain: Complain): string | null => {
    const heldName = HELD_PICTURE.exec(file)?.[1];
    if (heldName !== undefined) {
      if (held.has(heldName)) return heldName;
      complain('pictures', `The store holds no picture '${heldName}'. Name a file instead.`);
      return null;
    }
    const found = checked.get(file);
    if (found === undefined) return null;
    if ('problem' in found) {
      complain('pictures', found.problem);
      return null;
    }
    files.set(found.source.name, found.source);
    return found.source.name;
  };

  const altOf = (name: string): string => chosen.get(name)?.alt ?? held.get(name)?.alt ?? '';

  return {
    choose,
    chooseFloor,
    sizeOf,
    filePictures: (): readonly FilePicture[] => [...files.values()].map((source) => ({ source, alt: altOf(source.name) })),
    newAlts: (): readonly NamedPicture[] =>
      [...chosen].flatMap(([name, { alt }]) => (files.has(name) || held.get(name)?.alt === alt ? [] : [{ name, alt }])),
  };
}

/** A stretch that is not visible. */
const MOST_STRETCH = 0.1;

/** `photo`: null when its size is unknown. */
export function complainOfFloor(facts: CatalogueProduct['facts'], photo: PictureSize | null, complain: Complain): void {
  const { plankLengthMm, plankWidthMm } = facts;
  if (typeof plankLengthMm !== 'number' || typeof plankWidthMm !== 'number' || plankLengthMm <= 0 || plankWidthMm <= 0) {
    return complain(
      'floor_photo',
      'A floor is laid in rooms at its true size. Give plankLengthMm and plankWidthMm in facts, in millimetres.',
    );
  }
  if (photo === null) return;
  const planks = photo.heightPx / ((photo.widthPx * plankWidthMm) / plankLengthMm);
  if (planks < 1 - MOST_STRETCH || Math.abs(planks - Math.round(planks)) / planks > MOST_STRETCH) {
    complain(
      'floor_photo',
      `As wide as one plank of ${plankLengthMm} x ${plankWidthMm} mm, the picture is ${planks.toFixed(1)} planks high. Cut it to whole planks, or correct their size in facts.`,
    );
  }
}
