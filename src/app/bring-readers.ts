/**
 * What reads replies, the values in them and what says how they look: the larger half of what comes after a first screen. Asked for at once, and
 * each for itself, so that each runs in a task of its own; as the parts of one call's code they would run in one. What cannot be had comes with the first call.
 */
export async function bringReaders(): Promise<void> {
  await Promise.allSettled([import('../contract/codec'), import('../contract/wire-values'), import('../api/call')]);
}
