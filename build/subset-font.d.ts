declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features to keep, such as 'kern'; all when absent. */
    readonly keepFeatures?: readonly string[];
    /** Further records of the name table to keep. */
    readonly preserveNameIds?: readonly number[];
    /** Keeps all glyphs; `text` is then not needed. */
    readonly keepAllGlyphs?: boolean;
  }

  /** The font with only the characters of `text`, and its axes within these limits. */
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
