import { getCategories, getProductDetails, getProducts } from '../contract/catalogue';
import { caller } from './call';

/** An unknown slug is `isMissing`. */
export const fetchCategories = caller(getCategories);
export const fetchProducts = caller(getProducts);
export const fetchProductDetails = caller(getProductDetails);
