/** The fix of a fault, and the test that fails without it. */
export interface Fix {
  readonly what: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly text: string;
  /** In its place. */
  readonly instead?: string;
  readonly test: string;
  readonly project?: 'embedded' | 'postgres';
  /** As in the source of the test. */
  readonly title: string;
}
