import css from './offline-catalogue-button.module.css';
import { useOfflineCatalogueDialog } from './use-offline-catalogue-dialog';

/** The way to the catalogue on this device. What stands behind it is loaded when it is pressed. */
export function OfflineCatalogueButton() {
  const { open, dialog } = useOfflineCatalogueDialog();
  return (
    <>
      <button type="button" className={css['link']} aria-haspopup="dialog" onClick={open}>
        Keep catalogue on this device
      </button>
      {dialog}
    </>
  );
}
