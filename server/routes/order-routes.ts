import { getOrders } from '../../src/contract/orders';
import { handleSignedIn } from '../http/handle';
import { readOrders } from '../repositories/order-history';
import type { Services, StoreApp } from '../services';

/** What the signed-in shopper has ordered. Orders are made by the payments alone. */
export function mountOrderRoutes(app: StoreApp, services: Services): void {
  handleSignedIn(app, getOrders, async (search, { user }) => ({ data: await readOrders(services.database.db, user.id, search) }));
}
