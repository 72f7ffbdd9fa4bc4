/** Only one tab or worker holds it at a time. */
export type LockRunner = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Without Web Locks (old browsers, plain HTTP, refused with the site's data) tabs are not excluded from each other. Rejects with AbortError
 * when `signal` ends the wait.
 */
export async function underWebLock<Value>(name: string, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
  let isHeld = false;
  try {
    return await navigator.locks.request(name, signal === undefined ? {} : { signal }, () => {
      isHeld = true;
      return work();
    });
  } catch (error) {
    if (isHeld || signal?.aborted === true) throw error;
    return work();
  }
}

/** Waits for as long as it takes. */
export const webLock: LockRunner = (name, work) => underWebLock(name, work);
