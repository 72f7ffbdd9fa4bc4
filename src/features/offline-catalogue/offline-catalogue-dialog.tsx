import { Dialog } from '../../ui/dialog';
import { OfflineCataloguePanel } from './offline-catalogue-panel';

export interface OfflineCatalogueDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The offline catalogue's dialog. A lazy chunk: load it with import() when it is first opened. */
export function OfflineCatalogueDialog({ isOpen, onClose }: OfflineCatalogueDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Catalog on this device" onClose={onClose}>
      <OfflineCataloguePanel />
    </Dialog>
  );
}
