import { createLocalText } from './storage/local-text';
import { localKeys } from './storage/storage-keys';

const store = createLocalText(localKeys.counterMode);
const DESK = 'desk';

/** Somebody is signed in at the Desk on this device, which takes the place of counter mode (`counter-mode.ts`) until the sign-out. */
export const deskHere = {
  isOpen: (): boolean => store.read()?.endsWith(DESK) ?? false,
  set(isOpen: boolean): void {
    const wasOn = store.read()?.startsWith('on') ?? false;
    store.write(isOpen ? `${wasOn ? 'on ' : ''}${DESK}` : wasOn ? 'on' : null);
  },
  subscribe: store.subscribe,
};
