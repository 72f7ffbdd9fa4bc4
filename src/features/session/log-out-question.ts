import type { DeviceDataThatIs } from '../../domain/device-data';
import { cartChanges } from '../../offline/cart';
import { counterMode } from '../../offline/counter-mode';
import { hasRooms, mayMessagesWait } from '../../offline/what-waits';
import { NOTHING_UNSENT, type Unsent, unsentCount } from './unsent';

/** Of whoever used the device before the login. */
export type LeftBehind = DeviceDataThatIs<'offered'>;

export interface LogOutQuestion {
  readonly unsent: Unsent;
  /** How many of each are on the device. */
  readonly left: Readonly<Record<LeftBehind, number>>;
  /** On a device of the shop they are the shop's. */
  readonly keepsQuotes: boolean;
}

/** Null when there is nothing to ask. What cannot be read is not counted. */
export async function logOutQuestion(accountId: string | null): Promise<LogOutQuestion | null> {
  const [unsent, left] = await Promise.all([accountId === null ? NOTHING_UNSENT : unsentOf(accountId), leftBehind()]);
  const isAsked = unsentCount(unsent) > 0 || Object.values(left).some((count) => count > 0);
  return isAsked ? { unsent, left, keepsQuotes: counterMode.isOn() } : null;
}

/** 0 of what cannot be read. */
export async function unsentOf(accountId: string): Promise<Unsent> {
  const [cart, rooms, { messages, samples }] = await Promise.all([
    counted(UNSENT.cart(accountId), 0),
    counted(UNSENT.rooms(accountId), 0),
    counted(UNSENT.messages(accountId), NO_MESSAGES),
  ]);
  return { cart, rooms, messages, samples };
}

const NO_MESSAGES = { messages: 0, samples: 0 };

/** Each rejects when it cannot be read. */
const UNSENT = {
  cart: async (accountId: string): Promise<number> =>
    (await cartChanges.read(accountId).catch(cartChanges.entries)).filter((change) => change.accountId === accountId).length,
  rooms: async (accountId: string): Promise<number> =>
    hasRooms.get() ? (await import('../../offline/rooms')).rooms.unsentCountOf(accountId) : 0,
  messages: messagesOf,
} satisfies Readonly<Record<DeviceDataThatIs<'asked'>, unknown>>;

async function messagesOf(accountId: string | null): Promise<typeof NO_MESSAGES> {
  if (!mayMessagesWait.get()) return NO_MESSAGES;
  const [{ messages }, { isSampleRequest }] = await Promise.all([import('../../offline/messages'), import('../../offline/message-record')]);
  const own = (await messages.read()).filter((record) => record.accountId === accountId);
  const samples = own.filter(({ message }) => isSampleRequest(message)).length;
  return { messages: own.length - samples, samples };
}

async function leftBehind(): Promise<LogOutQuestion['left']> {
  const [quotes, visitorRooms, { messages, samples }] = await Promise.all([
    counted(
      import('../../offline/quotes').then((part) => part.quotes.count()),
      0,
    ),
    counted(hasRooms.get() ? import('../../offline/rooms').then(({ rooms }) => rooms.countOfDevice()) : Promise.resolve(0), 0),
    counted(messagesOf(null), NO_MESSAGES),
  ]);
  return { quotes, visitorRooms, visitorMessages: messages + samples };
}

function counted<Count>(count: Promise<Count>, none: Count): Promise<Count> {
  return count.catch(() => none);
}
