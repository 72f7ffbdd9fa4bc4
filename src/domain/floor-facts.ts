/** The Look row's words. */
export type Tone = 'light' | 'warm' | 'grey' | 'dark';
export type Core = 'SPC' | 'WPC' | 'LVT' | 'Loose lay';
export const INSTALL_METHODS = ['click', 'glue', 'loose'] as const;
export type InstallMethod = (typeof INSTALL_METHODS)[number];
/** How a floor is laid. */
export const FLOOR_PATTERNS = ['straight', 'diagonal', 'herringbone'] as const;
export type FloorPattern = (typeof FLOOR_PATTERNS)[number];

/** Null when the rows do not say. */
export interface FloorFacts {
  readonly series: string | null;
  /** The imitated material, such as 'Oak'. */
  readonly look: string | null;
  readonly tone: Tone | null;
  readonly core: Core | null;
  readonly wearLayerMil: number | null;
  readonly thicknessMm: number | null;
  readonly plankWidthInches: number | null;
  readonly isWaterproof: boolean | null;
  readonly hasPad: boolean | null;
  readonly installMethod: InstallMethod | null;
  /** Rooms and uses that the maker names, of 'Best for' and 'Levels', in lower case. */
  readonly suits: readonly string[] | null;
  /** Rooms of the 'Do not install' row, in lower case. */
  readonly notForRooms: readonly string[] | null;
  /** Impact sound. Also null when it 'depends on assembly'. */
  readonly iic: number | null;
}
