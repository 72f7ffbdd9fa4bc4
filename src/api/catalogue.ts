import { getCategories, getProductDetails, getProducts } from '../contract/catalogue';
import { caller } from './call';

export const fetchCategories = caller(getCategories);
export const fetchProducts = caller(getProducts);
export const fetchProductDetails = caller(getProductDetails);
