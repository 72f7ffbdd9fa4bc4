/** Why a change could not be saved: the device is full, storage is switched off or does not respond, or a write failed. */
export type StorageTrouble = 'full' | 'unavailable' | 'failed';

/** A change was not saved on this device. The screen must say so. */
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
  failed: 'The change could not be saved on this device.',
} as const satisfies Record<StorageTrouble, string>;

/** The StorageError for what IndexedDB threw. */
export function storageErrorFrom(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return new StorageError('full', { cause: error });
  const isUnavailable = name === 'SecurityError' || name === 'InvalidStateError' || name === 'UnknownError';
  return new StorageError(isUnavailable ? 'unavailable' : 'failed', { cause: error });
}
