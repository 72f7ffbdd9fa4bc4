declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }

  /** The font with the characters of `text` alone, and with the axes within these limits. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
