import { createLocalText } from './storage/local-text';
import { localKeys } from './storage/storage-keys';

const store = createLocalText(localKeys.counterMode);

/** Whether this device is one of the shop's own (DESIGN 13): a switch that survives reload, update and logout. */
export const counterMode = {
  isOn: (): boolean => store.read() === 'on',
  set: (isOn: boolean): void => store.write(isOn ? 'on' : null),
  subscribe: store.subscribe,
};
