import { QueryClient } from '@tanstack/react-query';

/** Personal data: nothing of it outlives the page but what the vault keeps. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: 1, staleTime: 5_000 } } });
