import { createContext, use } from 'react';
import { DEFAULT_SHOP_NAME } from '../domain/shop-identity';

/** The shop's name as its settings say. */
export const ShopName = /* @__PURE__ */ createContext(DEFAULT_SHOP_NAME);

export const useShopName = (): string => use(ShopName);

/** A page's title, with the shop's name behind it. */
export const titleWithShop = (title: string, shopName: string): string => `${title} | ${shopName}`;
