import { doDeskAct, getDeskOrder, searchDeskOrders } from '../../../src/contract/desk/orders';
import { getDeskSnapshot } from '../../../src/contract/desk/snapshot';
import { getStockHistory } from '../../../src/contract/desk/stock';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { UnknownId } from '../../http/problems';
import type { LimitRate } from '../../http/rate-limits';
import { listCounts } from '../../owner/count-stock';
import { findDeskOrder, searchDeskRows } from '../../owner/desk-orders';
import { readMarkedSnapshot } from '../../owner/desk-snapshot';
import { doAct } from '../../owner/do-act';
import type { OwnerOrderActions } from '../../payments/owner-order-actions';

interface DeskOrderParts {
  readonly db: Database;
  readonly now: () => number;
  readonly dataDir: string;
  readonly orderActions: OwnerOrderActions;
  readonly limitRate: LimitRate;
  readonly wakeMailOutbox: () => void;
}

/** The day's work: what there is to do, and each thing that is done. */
export function mountDeskOrderRoutes(api: Api, { db, now, dataDir, orderActions, limitRate, wakeMailOutbox }: DeskOrderParts): void {
  api.handleStaff(getDeskSnapshot, async (known) => ({ data: await readMarkedSnapshot(db, dataDir, known, now()) }));

  api.handleStaff(getStockHistory, async (slug) => ({ data: await listCounts(db, slug) }));

  api.handleStaff(searchDeskOrders, async (sought) => ({ data: await searchDeskRows(db, sought) }));

  api.handleStaff(getDeskOrder, async (orderNumber) => {
    const order = await findDeskOrder(db, orderNumber);
    if (order === null) throw new UnknownId(`There is no order ${orderNumber}.`);
    return { data: order };
  });

  api.handleStaff(doDeskAct, async (act, { member }) => {
    await limitRate('deskActsPerStaff', String(member.id));
    const { outcome, words } = await doAct({ db, orderActions, member, now: now() }, act);
    wakeMailOutbox();
    return { data: { outcome, words, order: 'orderNumber' in act ? await findDeskOrder(db, act.orderNumber) : null } };
  });
}
