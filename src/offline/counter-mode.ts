import { createLocalText } from './storage/local-text';
import { localKeys } from './storage/storage-keys';

const store = createLocalText(localKeys.counterMode);

/** One of the shop's own devices: survives reload, update and logout. Any text is on; one that ends with 'desk' while the Desk is open here. */
export const counterMode = {
  isOn: (): boolean => store.read() !== null,
  set: (isOn: boolean): void => store.write(isOn ? 'on' : null),
  subscribe: store.subscribe,
};
