import type { Settings } from '../../src/domain/settings';
import { MAX_SAMPLES_A_MONTH, SAMPLE_MONTH_DAYS, SAMPLES_A_DAY } from '../../src/domain/samples';
import { oneLine } from '../../src/domain/one-line';
import { formatTelephone } from '../../src/domain/typed-contact';
import type { Mail } from '../repositories/outgoing-mails';
import type { KeptSampleOrder } from '../repositories/samples';
import { writeLetter, letterLook, waysToAsk } from './letter';

type SampleSender = Pick<Settings, 'shopName' | 'logo' | 'accentColor' | 'contactNo' | 'email'>;

const floorNotes = ({ floors }: KeptSampleOrder) => floors.map(({ title }) => ({ head: 'Floor', text: title }));

/** '1 sample', '3 samples'. */
export const samplesText = ({ floors }: Pick<KeptSampleOrder, 'floors'>): string =>
  floors.length === 1 ? '1 sample' : `${floors.length} samples`;

/** Names the shopper and the address, because only the shop receives it. */
export function newSamplesMail(to: string, order: KeptSampleOrder, shopName: string): Mail {
  const { id, name, addressText, phone, email } = order;
  return {
    to,
    subject: `New order of ${samplesText(order)}, number ${id}`,
    ...writeLetter({
      shopName,
      heading: `New order of ${samplesText(order)}`,
      paragraphs: [`${name} would like ${samplesText(order)}.`],
      notes: [
        ...floorNotes(order),
        { head: 'Send to', text: `${name}, ${addressText}` },
        { head: 'Questions to', text: `${email}, telephone ${formatTelephone(phone)}` },
        { head: 'Its next step', text: `sample ${id} shipped` },
      ],
      link: null,
      contact: '',
    }),
  };
}

/** Once a day, when one day has more samples than SAMPLES_A_DAY. */
export function samplesPaceMail(to: string, samples: number, shopName: string): Mail {
  return {
    to,
    subject: `CHECK: ${samples} samples were ordered today`,
    ...writeLetter({
      shopName,
      heading: `${samples} samples were ordered today`,
      paragraphs: [
        `That is more than ${SAMPLES_A_DAY} in a day. One house and one email get up to ${MAX_SAMPLES_A_MONTH} in ${SAMPLE_MONTH_DAYS} days, however they are spelled; somebody may be ordering under made-up names and addresses.`,
        'Please look through them before you send them. You get this mail once a day at most.',
      ],
      notes: [
        { head: 'To list them', text: 'samples --state new' },
        { head: 'To send nothing', text: 'sample ID cancelled' },
        { head: 'To offer no samples for a while', text: 'settings set offersSamples no' },
      ],
      link: null,
      contact: '',
    }),
  };
}

/** The mailbox is unverified: product titles, but nothing that was typed. */
export function samplesShippedMail(order: KeptSampleOrder, settings: SampleSender, publicUrl: string): Mail {
  const { shopName } = settings;
  const [isOne, them] = order.floors.length === 1 ? [true, 'it'] : [false, 'them'];
  return {
    to: order.email,
    subject: `Your ${isOne ? 'sample is' : 'samples are'} on the way: ${oneLine(shopName)}`,
    ...writeLetter({
      shopName,
      look: letterLook(settings, publicUrl),
      heading: isOne ? 'Your sample is on the way' : 'Your samples are on the way',
      paragraphs: [
        `We have sent ${samplesText(order)} to the address that was given with the order.`,
        `Lay ${them} in the room, by day and by lamp light, before you choose.`,
      ],
      notes: floorNotes(order),
      link: null,
      contact: waysToAsk('Did you not order samples, or do you have a question?', settings),
    }),
  };
}
