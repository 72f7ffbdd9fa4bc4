import { localKeys } from '../../offline/storage/storage-keys';
import { localStore } from './local-store';

/** Saves nothing but the email address. */
export const rememberedEmail = {
  get: (): string => localStore.read(localKeys.rememberedEmail) ?? '',
  keep(email: string): void {
    localStore.write(localKeys.rememberedEmail, email);
  },
  forget(): void {
    localStore.remove(localKeys.rememberedEmail);
  },
};
