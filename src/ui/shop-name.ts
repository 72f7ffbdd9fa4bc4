import { createContext, use } from 'react';
import type { Settings } from '../domain/settings';
import { DEFAULT_SHOP_NAME } from '../domain/shop-identity';

export const ShopSettings = /* @__PURE__ */ createContext<Settings | undefined>(undefined);

/** Undefined until the settings are known. */
export const useShopSettings = (): Settings | undefined => use(ShopSettings);

export const useShopName = (): string => useShopSettings()?.shopName ?? DEFAULT_SHOP_NAME;

export const titleWithShop = (title: string, shopName: string): string => `${title} | ${shopName}`;
