import { expect, it } from 'vitest';
import { getDeskSnapshot } from '../../src/contract/desk/snapshot';
import { getDeskActs } from '../../src/contract/desk/staff';
import { getStockHistory } from '../../src/contract/desk/stock';
import { shopDayOf } from '../../src/domain/shop-day';
import { act, newStaff } from '../fixtures/desk-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore } from '../fixtures/test-store';

it('A count of boxes stands in the history of its floor, with those of the store tool', async () => {
  const store = await openTestStore();
  try {
    const [owner, ana] = [await newStaff(store, 'owner', 'Olga Owner'), await newStaff(store)];
    const { snapshot } = await ana.client.data(getDeskSnapshot, '');
    const { slug = '', title = '', boxesOnHand = null } = snapshot?.stock[0] ?? {};
    const count = { kind: 'count', slug, title, boxes: 14, seenBoxes: boxesOnHand, seenAsOf: snapshot?.asOf ?? 0, backOn: null } as const;
    await act(store, ana.client, count);
    await ownerTool(store.database, 'stock', slug, '20');
    const day = shopDayOf(Date.now() + 30 * 24 * 60 * 60 * 1000);
    await ownerTool(store.database, 'stock', slug, 'back', day);
    expect(await ana.client.data(getStockHistory, slug)).toMatchObject([
      { by: 'the store tool', before: 14, after: 20 },
      { by: 'Ana Ruiz', before: boxesOnHand, after: 14 },
    ]);
    expect(await owner.client.data(getDeskActs, { subject: `floor ${slug}`, before: null })).toMatchObject([
      { by: 'the store tool', kind: 'back on', what: `backOn: ${day}` },
      { by: 'the store tool', kind: 'count' },
      { by: 'Ana Ruiz', kind: 'count' },
    ]);
  } finally {
    await store.close();
  }
});
