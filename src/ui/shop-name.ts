import { createContext, use } from 'react';
import type { Settings } from '../domain/settings';
import { DEFAULT_SHOP_NAME } from '../domain/shop-identity';

export const ShopSettings = /* @__PURE__ */ createContext<Settings | undefined>(undefined);

/** Undefined until they are known. */
export const useShopSettings = (): Settings | undefined => use(ShopSettings);

/** The shop's name as its settings say. */
export const useShopName = (): string => useShopSettings()?.shopName ?? DEFAULT_SHOP_NAME;

/** A page's title, with the shop's name behind it. */
export const titleWithShop = (title: string, shopName: string): string => `${title} | ${shopName}`;
