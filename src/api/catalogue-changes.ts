import { getCatalogueChanges } from '../contract/catalogue-changes';
import { caller } from './call';

/** Apart from the catalogue's other calls: the first screen needs none of it. */
export const fetchCatalogueChanges = caller(getCatalogueChanges);
