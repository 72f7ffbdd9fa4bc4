import { isSameSampleRequest, type SampleRequest } from '../../domain/samples';
import { connection } from '../../offline/connection/connection';
import { sampleList } from '../../offline/samples';
import { randomUuid } from '../../offline/storage/random-uuid';
import { sampleDraft } from './sample-draft';

/** `refused` is the reason, and keeps the form open. */
export type SamplesOutcome = 'sent' | 'offline' | 'busy' | 'no-reply' | { readonly refused: string };

/** Sending the same order again makes no second one; a changed order replaces the earlier. */
export async function submitSamples(request: SampleRequest): Promise<SamplesOutcome> {
  const { last } = sampleDraft.get();
  const isSame = last !== null && isSameSampleRequest(last.request, request);
  const id = isSame ? last.id : randomUuid();
  // Before sending: the dialog may be closed, reopened and sent again before the reply.
  sampleDraft.sent(id, request);
  const { sendMessage } = await import('../enquiry/send-message');
  const outcome = await sendMessage(id, request, isSame ? null : (last?.id ?? null));
  if ('reason' in outcome) {
    if (outcome.kind === 'refused') sampleDraft.held(id);
    return { refused: outcome.reason };
  }
  // Another tab may have added floors since.
  sampleList.replace(sampleList.without(request.floors));
  sampleDraft.done(id);
  if (outcome.kind === 'sent') return 'sent';
  if (outcome.isServerBusy) return 'busy';
  return connection.get().isOnline ? 'no-reply' : 'offline';
}
