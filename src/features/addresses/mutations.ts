import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { postAddress, postAddressDeletion } from '../../api/addresses';
import { ApiError } from '../../api/errors';
import { readAnew } from '../../offline/saved-queries/read-anew';
import type { Address, AddressDraft } from '../../domain/address';
import { callSignedIn } from '../session/call-signed-in';
import type { SendOnce } from '../session/use-send-once';
import { addressQueries } from './queries';
import { addressesTexts } from './addresses.texts';

/** A refusal without a message has its own text; `meta.failure` is for a failed request. */
async function refusedAs<Output>(words: string, work: Promise<Output>): Promise<Output> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && error.message === '') throw new ApiError(words, error.data);
    throw error;
  }
}

function refresh(queryClient: QueryClient, accountId: string | null): Promise<readonly Address[]> {
  return readAnew(queryClient, addressQueries.list(accountId));
}

export const addressMutations = {
  add: (queryClient: QueryClient, accountId: string | null, sendOnce: SendOnce) =>
    mutationOptions({
      mutationKey: ['add-address'],
      mutationFn: async (draft: AddressDraft) => {
        await refusedAs(
          addressesTexts.failedToAdd,
          callSignedIn(() => sendOnce(draft, (requestId) => postAddress({ addressId: null, draft }, requestId))),
        );
        return refresh(queryClient, accountId);
      },
      meta: { success: addressesTexts.added, failure: addressesTexts.wentWrong },
    }),

  delete: (queryClient: QueryClient, accountId: string | null, sendOnce: SendOnce) =>
    mutationOptions({
      mutationKey: ['delete-address'],
      mutationFn: async (addressId: number) => {
        await callSignedIn(() => sendOnce(addressId, (requestId) => postAddressDeletion(addressId, requestId)));
        return refresh(queryClient, accountId);
      },
      meta: {
        success: addressesTexts.deleted,
        failure: addressesTexts.failedToDelete,
        alert: addressesTexts.deletionBroke,
      },
    }),
};
