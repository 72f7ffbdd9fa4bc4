import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog';
import { RichText } from '../../ui/rich-text';
import css from './dialogs.module.css';

export interface InstallationDialogProps {
  readonly html: string;
  /** True for OK, null for no change. */
  readonly onClose: (isWanted: true | null) => void;
}

export function InstallationDialog({ html, onClose }: InstallationDialogProps) {
  return (
    <Dialog isOpen title="Installation" onClose={() => onClose(null)}>
      <RichText html={html} />
      <div className={classNames('dialog-foot', css['actions'])}>
        <Button variant="outline" onClick={() => onClose(null)}>
          Cancel
        </Button>
        <Button variant="primary" onClick={() => onClose(true)}>
          OK
        </Button>
      </div>
    </Dialog>
  );
}
