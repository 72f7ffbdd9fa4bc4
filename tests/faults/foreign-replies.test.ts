import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { FOREIGN_JSON, PAGE_STATUSES } from './fault-kinds';
import { refreshMeets, refusedByPage, removalReads, writeMeets } from './cart-pinned';
import { play } from './cart-play';
import type { Step } from './cart-steps';

const arrives = async (script: readonly Step[]): Promise<void> => {
  const { wanted, got, left } = await play(script, {});
  expect({ cart: got, left }).toEqual({ cart: wanted, left: 0 });
};

describe('A change of the cart is sent until the shop itself has answered', () => {
  it.each(FOREIGN_JSON)("when its write meets a gateway's JSON %s", (body) =>
    arrives(writeMeets({ kind: 'foreign JSON', status: 200, body })),
  );

  it.each(FOREIGN_JSON)("when the cart that it is planned by is a gateway's JSON %s", (body) =>
    arrives(removalReads({ kind: 'foreign JSON', status: 200, body })),
  );

  it.each(FOREIGN_JSON)("when the refresh of its key meets a gateway's JSON %s", (body) =>
    arrives(refreshMeets({ kind: 'foreign JSON', status: 200, body })),
  );

  it.each(PAGE_STATUSES)('when its write meets a page of status %s again and again', (status) => arrives(refusedByPage(status)));

  it.each(PAGE_STATUSES)('when the refresh of its key meets a page of status %s', (status) =>
    arrives(refreshMeets({ kind: 'page', status })),
  );
});
