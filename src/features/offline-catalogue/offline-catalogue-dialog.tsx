import { Dialog } from '../../ui/dialog';
import { OfflineCataloguePanel } from './offline-catalogue-panel';

export interface OfflineCatalogueDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function OfflineCatalogueDialog({ isOpen, onClose }: OfflineCatalogueDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Catalog on this device" onClose={onClose}>
      <OfflineCataloguePanel />
    </Dialog>
  );
}
