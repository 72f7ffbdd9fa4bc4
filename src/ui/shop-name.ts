import { createContext, use } from 'react';
import type { Settings } from '../domain/settings';
import { DEFAULT_SHOP_NAME } from '../domain/shop-identity';

export const ShopSettings = /* @__PURE__ */ createContext<Settings | undefined>(undefined);

/** Undefined until the settings are known. */
export const useShopSettings = (): Settings | undefined => use(ShopSettings);

/** The shop's name from its settings. */
export const useShopName = (): string => useShopSettings()?.shopName ?? DEFAULT_SHOP_NAME;

/** A page's title, followed by the shop's name. */
export const titleWithShop = (title: string, shopName: string): string => `${title} | ${shopName}`;
