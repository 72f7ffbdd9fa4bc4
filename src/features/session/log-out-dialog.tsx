import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './log-out-dialog.module.css';

export interface LogOutDialogProps {
  readonly unsentCount: number;
  readonly isBusy: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LogOutDialog({ unsentCount, isBusy, onStay, onLeave }: LogOutDialogProps) {
  const changes = unsentCount === 1 ? '1 change' : `${unsentCount} changes`;
  return (
    <Dialog isOpen title="Log out now?" onClose={onStay} canClose={!isBusy}>
      <p>{`${changes} ${unsentCount === 1 ? 'has' : 'have'} not reached the store yet. Logging out on this device forgets ${unsentCount === 1 ? 'it' : 'them'}.`}</p>
      <div className={classNames(layout['cluster3'], css['actions'])}>
        <Button variant="primary" disabled={isBusy} onClick={onStay}>
          Stay logged in
        </Button>
        <Button variant="outline" isBusy={isBusy} onClick={onLeave}>
          Log out anyway
        </Button>
      </div>
    </Dialog>
  );
}
