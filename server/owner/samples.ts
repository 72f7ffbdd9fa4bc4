import type { SampleState } from '../../src/domain/samples';
import type { Database } from '../db/database';
import { inLanguage } from '../languages/spoken-language';
import { samplesShippedMail } from '../mail/sample-mails';
import { putMail } from '../repositories/outgoing-mails';
import { settleSampleOrder, type KeptSampleOrder } from '../repositories/samples';
import { readSettings } from '../repositories/settings';

interface Settling {
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Without a final slash. */
  readonly publicUrl: string;
}

/** What an act on them is noted under. */
export function samplesSubject(sampleId: number): string {
  return `samples ${sampleId}`;
}

/** Inside a transaction: the mail of a shipment is queued in it. Null, without a change, when it is not new: of two calls one is refused. */
export async function settleSamples(
  tx: Database,
  sampleId: number,
  to: Exclude<SampleState, 'new'>,
  { by, now, publicUrl }: Settling,
): Promise<KeptSampleOrder | null> {
  const order = await settleSampleOrder(tx, sampleId, to, { by, now });
  if (order === null || to !== 'shipped') return order;
  const settings = await readSettings(tx);
  await putMail(
    tx,
    inLanguage(order.language, () => samplesShippedMail(order, settings, publicUrl)),
    { now },
  );
  return order;
}
