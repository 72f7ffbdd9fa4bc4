import type { CatalogueSize } from '../../domain/catalogue-changes';
import { formatCount } from '../../domain/number-text';
import type { DownloadStatus } from '../../offline/catalogue/download-status';

/** '9.6 MB', '120 kB', 'less than 1 kB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return 'less than 1 kB';
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(bytes < 100_000_000 ? 1 : 0)} MB`;
}

/** Bytes only if the server states them. */
export function progressText(done: CatalogueSize, planned: CatalogueSize): string {
  const items = `${formatCount(done.items)} of ${formatCount(planned.items)} items`;
  return planned.bytes === 0 ? items : `${items}, ${sizeText(done.bytes)} of ${sizeText(planned.bytes)}`;
}

/** '214 items, 9.6 MB'. */
export function wholeText({ items, bytes }: CatalogueSize): string {
  const counted = items === 1 ? '1 item' : `${formatCount(items)} items`;
  return bytes === 0 ? counted : `${counted}, ${sizeText(bytes)}`;
}

export function dateText(at: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

export function statusText(status: DownloadStatus): string {
  switch (status.kind) {
    case 'none':
      return '';
    case 'done':
      return `Everything is on this device since ${dateText(status.checkedAt)}: ${wholeText(status.total)}. It opens without a signal.`;
    case 'working':
      return status.isWaiting
        ? 'Waiting for a signal. It continues automatically; what is already kept opens.'
        : 'Keeping the catalog. You can keep shopping, or close the store: it continues on your next visit.';
    case 'paused':
      return PAUSED[status.reason];
  }
}

const PAUSED = {
  asked: 'Paused. Continue whenever you like: what is already kept is not downloaded again.',
  full: 'This device has no space left, so keeping has stopped. Nothing was lost, and what is already kept opens. Free some space, then continue.',
  'given-up':
    'This device had no space left for a change of yours, so the kept pictures made room for it. All texts and prices are still here. Free some space, then continue.',
  failed: 'The store answered with something that could not be kept. What is already kept opens. Please continue later.',
} as const;

/** '' when there is enough space or it is unknown. */
export function shortageText(neededBytes: number, leftBytes: number | null): string {
  if (leftBytes === null || leftBytes >= neededBytes) return '';
  return `This browser has only ${sizeText(leftBytes)} left for the store, and ${sizeText(neededBytes)} are needed. Free some space on the device first; otherwise as much is kept as fits.`;
}
