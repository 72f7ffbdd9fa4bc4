/** One thing that a shop needs before it opens. */
export interface ReadinessItem {
  /** 'settings', 'content' or 'surroundings'. */
  readonly part: 'settings' | 'content' | 'surroundings';
  readonly name: string;
  readonly isReady: boolean;
  /** What is found. */
  readonly found: string;
  /** What to type or to set; '' when it is ready. */
  readonly todo: string;
}
