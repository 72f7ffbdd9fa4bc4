import { Dialog } from '../../ui/dialog';
import { OfflineCataloguePanel } from './offline-catalogue-panel';

export interface OfflineCatalogueDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The catalogue on this device, in a dialog of its own. Heavy: load it with import() when it is first asked for. */
export function OfflineCatalogueDialog({ isOpen, onClose }: OfflineCatalogueDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Catalogue on this device" onClose={onClose}>
      <OfflineCataloguePanel />
    </Dialog>
  );
}
