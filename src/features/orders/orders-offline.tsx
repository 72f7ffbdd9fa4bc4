import { formatAge } from '../../domain/moment';
import { Button } from '../../ui/button';
import { OfflineIcon } from '../../ui/icons';
import { useNow } from '../../ui/use-now';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './orders-offline.module.css';
import { messageFor, NetworkError } from '../../api/errors';
import { Notice } from '../../ui/notice';
import { ordersTexts } from './orders.texts';

interface SavedCopyProps {
  /** In milliseconds since 1970. */
  readonly savedAt: number;
  readonly onRetry: () => void;
}

export function SavedCopy({ savedAt, onRetry }: SavedCopyProps) {
  const now = useNow();
  return (
    <div className={classNames(layout['cluster2'], layout['middle'], layout['caution'], css['notice'])} role="status">
      <OfflineIcon />
      <p>{ordersTexts.savedCopy(formatAge(now - savedAt))}</p>
      <Button variant="text" onClick={onRetry}>
        {ordersTexts.tryAgain}
      </Button>
    </div>
  );
}

interface OrdersMissingProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

export function OrdersMissing({ error, onRetry }: OrdersMissingProps) {
  const action = (
    <Button variant="primary" onClick={onRetry}>
      {ordersTexts.tryAgain}
    </Button>
  );
  if (error instanceof NetworkError) {
    return (
      <Notice title={ordersTexts.offline} icon={<OfflineIcon />} action={action}>
        <p>{ordersTexts.notSavedYet}</p>
      </Notice>
    );
  }
  return (
    <Notice title={ordersTexts.notLoaded} action={action}>
      <p role="alert">{messageFor(error, ordersTexts.areSafe)}</p>
    </Notice>
  );
}
