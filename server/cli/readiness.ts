export interface ReadinessItem {
  readonly part: 'settings' | 'content' | 'surroundings';
  readonly name: string;
  readonly isReady: boolean;
  readonly found: string;
  /** What to type or set; '' when it is ready. */
  readonly todo: string;
}
