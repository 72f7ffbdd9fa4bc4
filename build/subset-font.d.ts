declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** Such as 'kern'; all when absent. */
    readonly keepFeatures?: readonly string[];
    /** Records of the name table. */
    readonly preserveNameIds?: readonly number[];
    /** `text` is then not needed. */
    readonly keepAllGlyphs?: boolean;
  }

  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
