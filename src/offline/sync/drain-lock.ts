/** Runs work under a lock that only one tab or worker holds at a time. */
export type LockRunner = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;

/** The browser's Web Locks. Without them (old browsers, plain HTTP) tabs are not excluded from each other. */
export const webLock: LockRunner = async (name, work) => {
  const locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks === undefined ? work() : locks.request(name, work);
};
