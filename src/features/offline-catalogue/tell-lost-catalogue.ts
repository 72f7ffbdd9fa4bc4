import { showToast } from '../../ui/toast';

/** Somebody deleted the data of this site under the open page. Whether the catalogue is to be kept again, a person decides. */
export function tellLostCatalogue(): void {
  showToast({
    message: 'This site’s data was deleted in the browser, and the kept catalog with it. “Keep catalog on this device” brings it back.',
    tone: 'error',
  });
}
