import { useState, type ComponentType, type ReactNode } from 'react';
import { showToast } from '../../ui/toast';
import type { KeptDialogProps } from './kept-dialog';

/** The dialog of the kept catalogue, loaded when it is first opened. */
export function useKeptDialog(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [Dialog, setDialog] = useState<ComponentType<KeptDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const load = async () => {
    try {
      const { KeptDialog } = await import('./kept-dialog');
      setDialog(() => KeptDialog);
      setIsOpen(true);
    } catch {
      showToast({ message: 'This opens when you are back online.', tone: 'info' });
    }
  };
  return { open: () => void load(), dialog: Dialog === null ? null : <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} /> };
}
