import { queryOptions } from '@tanstack/react-query';
import { fetchDevices } from '../../api/account';
import { privately } from '../session/privately';

export const accountQueries = {
  /** The account's signed-in devices, newest first. */
  devices: (accountId: string | null) =>
    queryOptions({
      queryKey: ['private', accountId, 'devices'],
      queryFn: ({ signal }) => privately(() => fetchDevices(undefined, { signal })),
      // Another device may have signed in since.
      staleTime: 0,
    }),
};
