import type { Endpoint } from '../../contract/define-endpoint';
import { getDeskSnapshot, type MarkedSnapshot } from '../../contract/desk/snapshot';
import type { DeskOrder } from '../../domain/desk/desk-order';
import { isFields } from '../../offline/storage/stored-fields';

/** What was read, and the reply as it came: in that form it lies on the device. */
export interface ReadDay extends MarkedSnapshot {
  readonly wire: unknown;
}

/**
 * Reads replies of the day. An order that came before in the same words is the same object again: it is neither checked nor drawn anew, of which a slow
 * tablet with 400 open orders would hold still for half a second after each change.
 */
export function createDayReader(): Endpoint<string, ReadDay> {
  const { output } = getDeskSnapshot;
  let known: ReadonlyMap<string, DeskOrder> = new Map();

  const readOrders = (wire: unknown): MarkedSnapshot => {
    const snapshot = isFields(wire) ? wire['snapshot'] : null;
    const orders: unknown = isFields(snapshot) ? snapshot['orders'] : null;
    if (!isFields(wire) || !isFields(snapshot) || !Array.isArray(orders)) return output.decode(wire);
    const texts = orders.map((order) => JSON.stringify(order));
    const isNew = (index: number): boolean => !known.has(texts[index] ?? '');
    const fresh = orders.filter((_, index) => isNew(index));
    const read = output.decode({ ...wire, snapshot: { ...snapshot, orders: fresh } });
    // One of them could not be read: then all are, and it is reported as for every list.
    if (read.snapshot?.orders.length !== fresh.length) return output.decode(wire);
    const next = [...read.snapshot.orders];
    const all = texts.map((text) => known.get(text) ?? next.shift()).filter((order) => order !== undefined);
    known = new Map(
      texts.map((text, index) => [text, all[index]] as const).filter((entry): entry is [string, DeskOrder] => entry[1] !== undefined),
    );
    return { ...read, snapshot: { ...read.snapshot, orders: all } };
  };

  return {
    ...getDeskSnapshot,
    output: {
      ...output,
      /** Throws ContractError. */
      decode: (wire: unknown): ReadDay => ({ ...readOrders(wire), wire }),
    },
  };
}
