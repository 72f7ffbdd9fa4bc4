import { oneLine } from '../../src/domain/text';
import type { Mail } from '../repositories/outgoing-mails';
import type { KeptSampleOrder } from '../repositories/samples';
import { writeLetter } from './letter';

const floorNotes = ({ floors }: KeptSampleOrder) => floors.map(({ title }) => ({ head: 'Floor', text: title }));

const samplesText = ({ floors }: KeptSampleOrder): string => (floors.length === 1 ? '1 sample' : `${floors.length} samples`);

/** Tells the shop of an order of samples. It names the shopper: it goes to the shop alone. */
export function newSamplesMail(to: string, order: KeptSampleOrder, shopName: string): Mail {
  const { id, name, addressText, phone, email } = order;
  return {
    to,
    subject: `New order of ${samplesText(order)}, number ${id}`,
    ...writeLetter({
      shopName,
      heading: `New order of ${samplesText(order)}`,
      paragraphs: [`${oneLine(name)} would like ${samplesText(order)}.`],
      notes: [
        ...floorNotes(order),
        { head: 'Send to', text: `${oneLine(name)}, ${addressText}` },
        { head: 'Questions to', text: `${email}, telephone ${phone}` },
        { head: 'Its next step', text: `sample ${id} shipped` },
      ],
      link: null,
      contact: '',
    }),
  };
}

/** How to ask the shop; '' for nothing. */
interface SampleSender {
  readonly shopName: string;
  readonly contactNo: string;
  readonly email: string;
}

/** Tells whoever ordered that samples are on their way. The mailbox is not proven: nothing that was typed is in it, only titles of floors. */
export function samplesShippedMail(order: KeptSampleOrder, { shopName, contactNo, email }: SampleSender): Mail {
  const ways = [contactNo, email].map(oneLine).filter((way) => way !== '');
  const [isOne, them] = order.floors.length === 1 ? [true, 'it'] : [false, 'them'];
  return {
    to: order.email,
    subject: `Your ${isOne ? 'sample is' : 'samples are'} on the way: ${oneLine(shopName)}`,
    ...writeLetter({
      shopName,
      heading: isOne ? 'Your sample is on the way' : 'Your samples are on the way',
      paragraphs: [
        `We have sent ${samplesText(order)} to the address that was given with the order.`,
        `Lay ${them} in the room, by day and by lamp light, before you choose.`,
      ],
      notes: floorNotes(order),
      link: null,
      contact: ways.length === 0 ? '' : `Did you not order samples, or do you have a question? ${ways.join(' · ')}`,
    }),
  };
}
