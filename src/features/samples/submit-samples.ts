import { isSameSampleRequest, type SampleRequest } from '../../domain/samples';
import { connection } from '../../offline/connection/connection';
import { sampleList } from '../../offline/sample-list';
import { randomUuid } from '../../offline/storage/random-uuid';
import { sampleDraft } from './sample-draft';

/** What became of an order. `refused` says why, and keeps the form open. */
export type SamplesFate = 'sent' | 'offline' | 'unanswered' | { readonly refused: string };

/**
 * Sends an order of samples, or keeps it on the device until there is a connection. The same order, sent again, is one order; a changed one
 * replaces the earlier.
 */
export async function submitSamples(request: SampleRequest): Promise<SamplesFate> {
  const { sendMessage } = await import('../enquiry/send-message');
  const { last } = sampleDraft.get();
  const isSame = last !== null && isSameSampleRequest(last.request, request);
  const id = isSame ? last.id : randomUuid();
  const fate = await sendMessage(id, request, isSame ? null : (last?.id ?? null));
  sampleDraft.sent(id, request);
  if (fate.kind === 'refused' || fate.kind === 'not-kept') return { refused: fate.reason };
  sampleList.clear();
  sampleDraft.done();
  if (fate.kind === 'sent') return 'sent';
  return connection.get().isOnline ? 'unanswered' : 'offline';
}
