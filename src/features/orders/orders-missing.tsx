import { messageFor, NetworkError } from '../../api/errors';
import { Button } from '../../ui/button';
import { OfflineIcon } from '../../ui/icons';
import { Notice } from '../../ui/notice';

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
