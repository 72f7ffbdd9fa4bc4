import { getCategories, getProductDetails, getProducts } from '../contract/catalogue';
import { caller } from './call';

/** For an unknown slug `isMissing` is true of the error. */
export const fetchCategories = caller(getCategories);
export const fetchProducts = caller(getProducts);
export const fetchProductDetails = caller(getProductDetails);
