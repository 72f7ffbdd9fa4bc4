import { getCategories, getProductDetails, getProducts } from '../contract/catalogue';
import { caller } from './call';

/** Calls of the catalogue (SPEC 7). Like all callers they throw the errors of `call`; an unknown slug is `isMissing`. */
export const fetchCategories = caller(getCategories);
export const fetchProducts = caller(getProducts);
export const fetchProductDetails = caller(getProductDetails);
