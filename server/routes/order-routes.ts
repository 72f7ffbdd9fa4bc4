import { getOrders } from '../../src/contract/orders';
import type { Database } from '../db/database';
import type { Api } from '../http/api';
import { readOrders } from '../repositories/order-history';

/** What the signed-in shopper has ordered. Orders are made by the payments alone. */
export function mountOrderRoutes(api: Api, db: Database): void {
  api.handleSignedIn(getOrders, async (search, { user }) => ({ data: await readOrders(db, user.id, search) }));
}
