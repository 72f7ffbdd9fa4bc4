import { isPosition, type Position } from './delivery-price';
import type { Settings } from './settings';

export const DEFAULT_STORE_POSITION: Position = { latitude: 25.82, longitude: -80.36 };

/** The store's coordinates; DEFAULT_STORE_POSITION when the settings have none. */
export function storePosition(settings: Pick<Settings, 'latitude' | 'longitude'>): Position {
  const { latitude, longitude } = settings;
  return latitude !== null && longitude !== null && isPosition(latitude, longitude) ? { latitude, longitude } : DEFAULT_STORE_POSITION;
}
