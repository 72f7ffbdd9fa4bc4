/** Runs work while nobody else, in any tab or worker, holds the lock of that name. */
export type LockRunner = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;

/** The browser's Web Locks. Without them (old browsers, plain HTTP) one tab at a time is all that can be promised. */
export const webLock: LockRunner = async (name, work) => {
  const locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks === undefined ? work() : locks.request(name, work);
};
