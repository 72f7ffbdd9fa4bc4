import { localKeys } from '../../offline/storage/storage-keys';
import { localStore } from './local-store';

/** 'Remember me' saves the email address for the next login, nothing else. */
export const rememberedEmail = {
  get: (): string => localStore.read(localKeys.rememberedEmail) ?? '',
  keep(email: string): void {
    localStore.write(localKeys.rememberedEmail, email);
  },
  forget(): void {
    localStore.remove(localKeys.rememberedEmail);
  },
};
