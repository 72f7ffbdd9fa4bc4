import { showToast } from '../../ui/toast';

/** The person decides whether to save the catalogue again. */
export function tellLostCatalogue(): void {
  showToast({
    message: 'This site’s data was deleted in the browser, and the kept catalog with it. “Keep catalog on this device” brings it back.',
    tone: 'error',
  });
}
