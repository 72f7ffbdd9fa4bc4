import { getCategories, getProductDetails, getProducts } from '../contract/catalogue';
import { getCatalogueChanges } from '../contract/catalogue-changes';
import { caller } from './call';

export const fetchCategories = caller(getCategories);
export const fetchProducts = caller(getProducts);
export const fetchProductDetails = caller(getProductDetails);
export const fetchCatalogueChanges = caller(getCatalogueChanges);
