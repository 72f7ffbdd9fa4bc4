import { getCatalogueChanges } from '../contract/catalogue-changes';
import { caller } from './call';

/** A separate file keeps it out of the first screen's chunk. */
export const fetchCatalogueChanges = caller(getCatalogueChanges);
