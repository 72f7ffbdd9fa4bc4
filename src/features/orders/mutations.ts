import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { postOrderJob } from '../../api/orders';
import type { Order } from '../../domain/order';
import { privately } from '../session/privately';
import { orderQueries } from './queries';

export const orderMutations = {
  /** Null takes the name away. The orders are read again: what is shown is what the store has. */
  nameJob: (queryClient: QueryClient, accountId: string | null, { orderId, orderNumber }: Pick<Order, 'orderId' | 'orderNumber'>) =>
    mutationOptions({
      mutationKey: ['name-job', orderId],
      mutationFn: async (jobName: string | null) => {
        await privately(() => postOrderJob({ orderId, jobName }));
        await Promise.all([
          queryClient.invalidateQueries(orderQueries.pages(accountId)),
          queryClient.invalidateQueries(orderQueries.byNumber(accountId, orderNumber)),
        ]);
      },
    }),
};
