import type { CatalogueSize } from '../../domain/catalogue-changes';
import { formatCount } from '../../domain/number-text';
import type { DownloadStatus } from '../../offline/catalogue/download-status';
import { statusTextTexts } from './status-text.texts';
import { spokenLocale } from '../../domain/languages';

/** '9.6 MB', '120 kB', 'less than 1 kB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return statusTextTexts.lessThanKilobyte;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(bytes < 100_000_000 ? 1 : 0)} MB`;
}

/** Bytes only if the server states them. */
export function progressText(done: CatalogueSize, planned: CatalogueSize): string {
  const items = statusTextTexts.items(formatCount(done.items), formatCount(planned.items));
  return planned.bytes === 0 ? items : statusTextTexts.bytes(items, sizeText(done.bytes), sizeText(planned.bytes));
}

/** '214 items, 9.6 MB'. */
export function wholeText({ items, bytes }: CatalogueSize): string {
  const counted = items === 1 ? statusTextTexts.oneItem : statusTextTexts.manyItems(formatCount(items));
  return bytes === 0 ? counted : `${counted}, ${sizeText(bytes)}`;
}

export function dateText(at: number): string {
  return new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

export function statusText(status: DownloadStatus): string {
  switch (status.kind) {
    case 'none':
      return '';
    case 'done':
      return statusTextTexts.done(dateText(status.checkedAt), wholeText(status.total));
    case 'working':
      return status.isWaiting ? statusTextTexts.waiting : statusTextTexts.working;
    case 'paused':
      return pausedText(status.reason);
  }
}

const pausedText = (reason: Extract<DownloadStatus, { readonly kind: 'paused' }>['reason']): string =>
  ({ asked: statusTextTexts.asked, full: statusTextTexts.full, 'given-up': statusTextTexts.givenUp, failed: statusTextTexts.failed })[
    reason
  ];

/** '' when there is enough space or it is unknown. */
export function shortageText(neededBytes: number, leftBytes: number | null): string {
  if (leftBytes === null || leftBytes >= neededBytes) return '';
  return statusTextTexts.shortage(sizeText(leftBytes), sizeText(neededBytes));
}
