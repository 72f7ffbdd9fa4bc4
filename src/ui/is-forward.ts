interface HistoryEntry {
  readonly state: { readonly __TSR_index?: number };
}

/** Not Back, not a replaced entry, not the first screen. */
export function isForward(from: HistoryEntry | undefined, to: HistoryEntry): boolean {
  return (to.state.__TSR_index ?? 0) > (from?.state.__TSR_index ?? Number.POSITIVE_INFINITY);
}
