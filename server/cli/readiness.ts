/** Something that a shop needs before it opens. */
export interface ReadinessItem {
  /** 'settings', 'content' or 'surroundings'. */
  readonly part: 'settings' | 'content' | 'surroundings';
  readonly name: string;
  readonly isReady: boolean;
  /** The present state. */
  readonly found: string;
  /** What to type or set; '' when it is ready. */
  readonly todo: string;
}
