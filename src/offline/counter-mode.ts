import { createLocalText } from './storage/local-text';
import { localKeys } from './storage/storage-keys';

/** What the shop writes, and the Desk beside it. */
const ON: ReadonlySet<string> = new Set(['on', 'desk', 'on desk']);

const store = createLocalText(localKeys.counterMode);

/** One of the shop's own devices: survives reload, update and logout. One that ends with 'desk' while the Desk is open here. */
export const counterMode = {
  isOn: (): boolean => ON.has(store.read() ?? ''),
  set: (isOn: boolean): void => store.write(isOn ? 'on' : null),
  subscribe: store.subscribe,
};
