declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features to keep, as 'kern'; all when left out. */
    readonly keepFeatures?: readonly string[];
    /** Records of the name table to keep besides those that every font needs. */
    readonly preserveNameIds?: readonly number[];
    /** In place of a text. */
    readonly keepAllGlyphs?: boolean;
  }

  /** The font with the characters of `text` alone, and with the axes within these limits. */
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
