import { showToast } from '../../ui/toast';
import { offlineCatalogueTexts } from './offline-catalogue.texts';

/** The person decides whether to save the catalogue again. */
export function tellLostCatalogue(): void {
  showToast({
    message: offlineCatalogueTexts.lost,
    tone: 'error',
  });
}
