import { storageErrorFrom } from '../../offline/storage/storage-error';
import { showToast } from '../../ui/toast';

export async function tellStorageFailure(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    showToast({ message: `${storageErrorFrom(error).message} Please try again.`, tone: 'error' });
  }
}
