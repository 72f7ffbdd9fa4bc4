let coming: Promise<unknown> | undefined;

/**
 * What reads replies, the values in them and what says how they look: the larger half of what comes after a first screen. Asked for at once, and
 * each for itself, so that each runs in a task of its own; as the parts of one call's code they would run in one. Once: what cannot be had comes with the call.
 */
export function bringReaders(): Promise<unknown> {
  return (coming ??= Promise.allSettled([import('../contract/codec'), import('../contract/wire-values'), import('../api/call')]));
}
