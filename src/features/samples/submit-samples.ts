import { isSameSampleRequest, type SampleRequest } from '../../domain/samples';
import { connection } from '../../offline/connection/connection';
import { sampleList } from '../../offline/sample-list';
import { randomUuid } from '../../offline/storage/random-uuid';
import { sampleDraft } from './sample-draft';

/** What became of an order. `refused` says why, and keeps the form open. */
export type SamplesFate = 'sent' | 'offline' | 'busy' | 'no-reply' | { readonly refused: string };

/**
 * Sends an order of samples, or keeps it on the device until there is a connection. The same order, sent again, is one order; a changed one
 * replaces the earlier.
 */
export async function submitSamples(request: SampleRequest): Promise<SamplesFate> {
  const { last } = sampleDraft.get();
  const isSame = last !== null && isSameSampleRequest(last.request, request);
  const id = isSame ? last.id : randomUuid();
  // Noted before it goes out: the dialog may be closed, opened and sent again meanwhile.
  sampleDraft.sent(id, request);
  const { sendMessage } = await import('../enquiry/send-message');
  const fate = await sendMessage(id, request, isSame ? null : (last?.id ?? null));
  if ('reason' in fate) {
    if (fate.kind === 'refused') sampleDraft.held(id);
    return { refused: fate.reason };
  }
  // Another tab may have chosen more since.
  sampleList.replace(sampleList.without(request.floors));
  sampleDraft.done(id);
  if (fate.kind === 'sent') return 'sent';
  if (fate.isServerBusy) return 'busy';
  return connection.get().isOnline ? 'no-reply' : 'offline';
}
