import { formatAge } from '../../domain/moment';
import { Button } from '../../ui/button';
import { OfflineIcon } from '../../ui/icons';
import { useNow } from '../../ui/use-now';
import css from './saved-copy.module.css';

interface SavedCopyProps {
  /** In milliseconds since 1970. */
  readonly savedAt: number;
  readonly onRetry: () => void;
}

export function SavedCopy({ savedAt, onRetry }: SavedCopyProps) {
  const now = useNow();
  return (
    <div className={css['notice']} role="status">
      <OfflineIcon />
      <p>{`The store cannot be reached. This copy was saved on this device ${formatAge(now - savedAt)}.`}</p>
      <Button variant="text" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
