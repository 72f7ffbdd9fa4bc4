import { routesTexts } from './routes.texts';
import { getOrders, setOrderJob } from '../../src/contract/orders';
import type { Database } from '../db/database';
import type { Api } from '../http/api';
import { Refusal } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import { readOrders } from '../repositories/order-history';
import { nameJob } from '../repositories/orders';
import { inSpokenLanguage } from '../repositories/translations';

interface OrderRouteParts {
  readonly db: Database;
  readonly limitRate: LimitRate;
}

/** Only payments create orders. */
export function mountOrderRoutes(api: Api, { db, limitRate }: OrderRouteParts): void {
  api.handleSignedIn(getOrders, async (search, { user }) => ({
    data: await inSpokenLanguage(db, await readOrders(db, user.id, search)),
  }));

  api.handleSignedIn(setOrderJob, async (job, { user }) => {
    await limitRate('writesPerAccount', String(user.id));
    if (!(await nameJob(db, user.id, job))) throw new Refusal(routesTexts.orderMissing);
    return { data: undefined, message: routesTexts.jobSaved };
  });
}
