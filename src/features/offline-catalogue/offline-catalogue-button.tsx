import css from './offline-catalogue-button.module.css';
import { useOfflineCatalogueDialog } from './use-offline-catalogue-dialog';

export function OfflineCatalogueButton() {
  const { open, dialog } = useOfflineCatalogueDialog();
  return (
    <>
      <button type="button" className={css['link']} aria-haspopup="dialog" onClick={open}>
        Keep catalog on this device
      </button>
      {dialog}
    </>
  );
}
