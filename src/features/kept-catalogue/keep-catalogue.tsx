import css from './keep-catalogue.module.css';
import { useKeptDialog } from './use-kept-dialog';

/** The way to the catalogue on this device. What stands behind it is loaded when it is pressed. */
export function KeepCatalogue() {
  const { open, dialog } = useKeptDialog();
  return (
    <>
      <button type="button" className={css['link']} aria-haspopup="dialog" onClick={open}>
        Keep catalogue on this device
      </button>
      {dialog}
    </>
  );
}
