import type { Settings } from '../../src/domain/settings';
import { MAX_SAMPLES_A_MONTH, SAMPLE_MONTH_DAYS, SAMPLES_A_DAY } from '../../src/domain/samples';
import { oneLine } from '../../src/domain/one-line';
import { formatTelephone } from '../../src/domain/typed-contact';
import type { Mail } from '../repositories/outgoing-mails';
import type { KeptSampleOrder } from '../repositories/samples';
import { writeLetter, letterLook, waysToAsk } from './letter';
import { sampleMailsTexts } from './sample-mails.texts';

type SampleSender = Pick<Settings, 'shopName' | 'logo' | 'accentColor' | 'contactNo' | 'email'>;

const floorNotes = ({ floors }: KeptSampleOrder) => floors.map(({ title }) => ({ head: sampleMailsTexts.floor, text: title }));

/** '1 sample', '3 samples'. */
export const samplesText = ({ floors }: Pick<KeptSampleOrder, 'floors'>): string => sampleMailsTexts.samples(floors.length);

/** Names the shopper and the address, because only the shop receives it. */
export function newSamplesMail(to: string, order: KeptSampleOrder, shopName: string): Mail {
  const { id, name, addressText, phone, email } = order;
  return {
    to,
    subject: sampleMailsTexts.newSubject(samplesText(order), id),
    ...writeLetter({
      shopName,
      heading: sampleMailsTexts.newHeading(samplesText(order)),
      paragraphs: [sampleMailsTexts.wouldLike(name, samplesText(order))],
      notes: [
        ...floorNotes(order),
        { head: sampleMailsTexts.sendTo, text: `${name}, ${addressText}` },
        { head: sampleMailsTexts.questionsTo, text: sampleMailsTexts.reachedAt(email, formatTelephone(phone)) },
        { head: sampleMailsTexts.nextStep, text: `sample ${id} shipped` },
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
    subject: sampleMailsTexts.paceSubject(samples),
    ...writeLetter({
      shopName,
      heading: sampleMailsTexts.paceHeading(samples),
      paragraphs: [sampleMailsTexts.paceWhy(SAMPLES_A_DAY, MAX_SAMPLES_A_MONTH, SAMPLE_MONTH_DAYS), sampleMailsTexts.lookThrough],
      notes: [
        { head: sampleMailsTexts.toList, text: 'samples --state new' },
        { head: sampleMailsTexts.toSendNothing, text: 'sample ID cancelled' },
        { head: sampleMailsTexts.toOfferNone, text: 'settings set offersSamples no' },
      ],
      link: null,
      contact: '',
    }),
  };
}

/** The mailbox is unverified: product titles, but nothing that was typed. */
export function samplesShippedMail(order: KeptSampleOrder, settings: SampleSender, publicUrl: string): Mail {
  const { shopName } = settings;
  const samples = order.floors.length;
  return {
    to: order.email,
    subject: sampleMailsTexts.shippedSubject(samples, oneLine(shopName)),
    ...writeLetter({
      shopName,
      look: letterLook(settings, publicUrl),
      heading: sampleMailsTexts.shippedHeading(samples),
      paragraphs: [sampleMailsTexts.haveSent(samplesText(order)), sampleMailsTexts.layThem(samples)],
      notes: floorNotes(order),
      link: null,
      contact: waysToAsk(sampleMailsTexts.question, settings),
    }),
  };
}
