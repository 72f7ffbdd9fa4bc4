import { type ComponentType, useState } from 'react';
import { connection } from '../../offline/connection/connection';
import type { Elements } from '../../ui/elements';
import { showToast } from '../../ui/toast';
import css from './offline-catalogue-button.module.css';
import type { OfflineCatalogueDialogProps } from './offline-catalogue-panel';
import { offlineCatalogueTexts } from './offline-catalogue.texts';

export function useOfflineCatalogueDialog(): { readonly open: () => void; readonly dialog: Elements } {
  const [Dialog, setDialog] = useState<ComponentType<OfflineCatalogueDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const load = async () => {
    try {
      const { OfflineCatalogueDialog } = await import('./offline-catalogue-panel');
      setDialog(() => OfflineCatalogueDialog);
      setIsOpen(true);
    } catch {
      showToast({ message: connection.get().isOnline ? offlineCatalogueTexts.notLoaded : offlineCatalogueTexts.opensOnline, tone: 'info' });
    }
  };
  return { open: () => void load(), dialog: Dialog === null ? null : <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} /> };
}

export function OfflineCatalogueButton() {
  const { open, dialog } = useOfflineCatalogueDialog();
  return (
    <>
      <button type="button" className={css['link']} aria-haspopup="dialog" onClick={open}>
        {offlineCatalogueTexts.keep}
      </button>
      {dialog}
    </>
  );
}
