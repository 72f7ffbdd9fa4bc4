import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { readShownAnew } from '../../offline/saved-queries/read-anew';
import { postOrderJob } from '../../api/orders';
import type { Order } from '../../domain/order';
import { callSignedIn } from '../session/call-signed-in';
import { orderQueries } from './queries';

export const orderMutations = {
  /** Null removes the name. */
  nameJob: (queryClient: QueryClient, accountId: string | null, { orderId, orderNumber }: Pick<Order, 'orderId' | 'orderNumber'>) =>
    mutationOptions({
      mutationKey: ['name-job', orderId],
      mutationFn: async (jobName: string | null) => {
        await callSignedIn(() => postOrderJob({ orderId, jobName }));
        await Promise.all([
          readShownAnew(queryClient, orderQueries.pages(accountId).queryKey),
          readShownAnew(queryClient, orderQueries.byNumber(accountId, orderNumber).queryKey),
        ]);
      },
    }),
};
