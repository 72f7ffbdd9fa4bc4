import { storageErrorTexts } from './storage-error.texts';

/** 'unavailable': switched off or unresponsive; 'wiped': its owner was deleted in the meantime. */
export type StorageTrouble = 'full' | 'unavailable' | 'wiped' | 'failed';

/** The screen must show that the change was not saved. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble, options?: ErrorOptions) {
    super(storageErrorTexts.troubles[trouble], options);
    this.trouble = trouble;
  }
}

/** The StorageError for an error of IndexedDB. */
export function storageErrorFrom(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return new StorageError('full', { cause: error });
  const isUnavailable = name === 'SecurityError' || name === 'InvalidStateError' || name === 'UnknownError';
  return new StorageError(isUnavailable ? 'unavailable' : 'failed', { cause: error });
}
