import { Dialog } from '../../ui/dialog';
import { KeptPanel } from './kept-panel';

export interface KeptDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The catalogue on this device, in a dialog of its own. Heavy: load it with import() when it is first asked for. */
export function KeptDialog({ isOpen, onClose }: KeptDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Catalogue on this device" onClose={onClose}>
      <KeptPanel />
    </Dialog>
  );
}
