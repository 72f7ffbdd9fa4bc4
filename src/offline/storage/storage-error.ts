/** 'unavailable': switched off or unresponsive; 'wiped': its owner was deleted in the meantime. */
export type StorageTrouble = 'full' | 'unavailable' | 'wiped' | 'failed';

/** The screen must show that the change was not saved. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble, options?: ErrorOptions) {
    super(TROUBLE_TEXTS[trouble], options);
    this.trouble = trouble;
  }
}

const TROUBLE_TEXTS = {
  full: 'This device has no space left, so the change was not saved.',
  unavailable: 'This browser does not let the store save changes on this device.',
  wiped: 'This site’s data was deleted in the browser, so the change was not saved.',
  failed: 'The change could not be saved on this device.',
} as const satisfies Record<StorageTrouble, string>;

/** The StorageError for an error of IndexedDB. */
export function storageErrorFrom(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return new StorageError('full', { cause: error });
  const isUnavailable = name === 'SecurityError' || name === 'InvalidStateError' || name === 'UnknownError';
  return new StorageError(isUnavailable ? 'unavailable' : 'failed', { cause: error });
}
