import type { StockCount } from './stock-count';
import type { DeskOrder } from './desk-order';

/** Times in milliseconds since 1970. */
export interface DeskSample {
  readonly sampleId: number;
  readonly name: string;
  readonly addressText: string;
  readonly phone: string;
  readonly email: string;
  readonly orderedAt: number;
  readonly floors: readonly { readonly productId: number; readonly title: string }[];
}

export interface DeskMessage {
  readonly messageId: number;
  readonly at: number;
  readonly name: string;
  readonly email: string;
  readonly text: string;
  /** Who has taken it on; null while nobody has. */
  readonly assignedTo: number | null;
}

/** Who works at the Desk. */
export interface DeskPerson {
  readonly staffId: number;
  readonly name: string;
}

/** What a signed-in device keeps of the shop: open orders of the next days, samples to send, messages to answer, the stock list. */
export interface DeskSnapshot {
  /** When the server read it. */
  readonly asOf: number;
  /** The shop's day then, YYYY-MM-DD. */
  readonly today: string;
  readonly orders: readonly DeskOrder[];
  /** Open orders beyond these: a list on the device is not all of them. */
  readonly moreOrders: number;
  readonly samples: readonly DeskSample[];
  readonly messages: readonly DeskMessage[];
  readonly stock: readonly StockCount[];
  /** Open accounts that have joined. */
  readonly people: readonly DeskPerson[];
  /** Mails that were given up. */
  readonly failedMails: number;
  /** Null before the first. */
  readonly backedUpAt: number | null;
}
