import { queryOptions } from '@tanstack/react-query';
import { fetchDevices } from '../../api/account';
import { callSignedIn } from '../session/call-signed-in';

export const accountQueries = {
  /** Newest first. */
  devices: (accountId: string | null) =>
    queryOptions({
      queryKey: ['private', accountId, 'devices'],
      queryFn: ({ signal }) => callSignedIn(() => fetchDevices(undefined, { signal })),
      // Another device may have signed in since.
      staleTime: 0,
    }),
};
