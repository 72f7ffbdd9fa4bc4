import { formatAge } from '../../domain/moment';
import { Button } from '../../ui/button';
import { OfflineIcon } from '../../ui/icons';
import { useNow } from '../../ui/use-now';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './orders-offline.module.css';
import { messageFor, NetworkError } from '../../api/errors';
import { Notice } from '../../ui/notice';

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
      <p>{`The store cannot be reached. This copy was saved on this device ${formatAge(now - savedAt)}.`}</p>
      <Button variant="text" onClick={onRetry}>
        Try again
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
      Try again
    </Button>
  );
  if (error instanceof NetworkError) {
    return (
      <Notice title="You are offline" icon={<OfflineIcon />} action={action}>
        <p>Your orders are not saved on this device yet. They open as soon as the store can be reached, and are kept here from then on.</p>
      </Notice>
    );
  }
  return (
    <Notice title="Your orders did not load" action={action}>
      <p role="alert">{messageFor(error, 'The store did not answer as it should. Your orders are safe; please try again in a moment.')}</p>
    </Notice>
  );
}
