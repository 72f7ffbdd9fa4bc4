import { getCatalogueChanges } from '../contract/catalogue-changes';
import { caller } from './call';

/** In a file of its own, so that it stays out of the first screen's chunk. */
export const fetchCatalogueChanges = caller(getCatalogueChanges);
