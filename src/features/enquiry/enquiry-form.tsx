import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { MAX_EMAIL_LENGTH } from '../../domain/email';
import { LONGEST_MESSAGE, LONGEST_PERSON_NAME } from '../../domain/longest-texts';
import { readTelephone } from '../../domain/typed-contact';
import { connection } from '../../offline/connection/connection';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/text-field';
import { siteQueries } from '../site/queries';
import css from './enquiry-form.module.css';
import { submitMessage } from './contact-outcome';
import { contactMessageOf, enquiryHref, enquiryProblem, type Enquiry } from './enquiry-message';
import { NEW_MESSAGE, type MessageDraft } from './message-draft';

const OFFLINE = 'You are offline. Your message is saved on this device and sent to the shop when you are back online; we answer by email.';

const wayOnline = (telephone: string | null): string =>
  telephone === null ? 'Your message goes to the shop; we answer by email.' : 'Your message opens in WhatsApp, ready to send.';

const EMPTY: Enquiry = { name: '', email: '', message: '' };

export function EnquiryForm({ onSent }: { readonly onSent: () => void }) {
  const [enquiry, setEnquiry] = useState(EMPTY);
  const [isRefused, setIsRefused] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const last = useRef<MessageDraft>(NEW_MESSAGE);
  const isOnline = useSyncExternalStore(connection.subscribe, () => connection.get().isOnline);
  const { data: settings } = useQuery(siteQueries.settings());
  const telephone = readTelephone(settings?.contactNo ?? '');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const change = (part: Partial<Enquiry>) => setEnquiry((before) => ({ ...before, ...part }));
  const problem = enquiryProblem(enquiry);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem !== null) {
      setIsRefused(true);
      return event.currentTarget.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus();
    }
    if (!isOnline || telephone === null) return void sendToShop(event.currentTarget);
    window.open(enquiryHref(enquiry, telephone), '_blank', 'noopener,noreferrer');
    onSent();
  };
  const sendToShop = async (form: HTMLFormElement) => {
    setIsSending(true);
    try {
      const { submitted, isDone } = await submitMessage(last.current, contactMessageOf(enquiry));
      last.current = submitted;
      // The shopper may have closed the form meanwhile and opened another.
      if (isDone && form.isConnected) onSent();
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form className={css['form']} noValidate onSubmit={send}>
      <h2 className={css['title']}>Ask us anything</h2>
      <p className={css['hint']} aria-live="polite">
        {isOnline ? wayOnline(telephone) : OFFLINE}
      </p>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={LONGEST_PERSON_NAME}
        ref={first}
        value={enquiry.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        value={enquiry.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextArea
        label="Message"
        name="message"
        maxLength={LONGEST_MESSAGE}
        value={enquiry.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <p className={css['refusal']} role="alert">
        {isRefused ? problem?.message : ''}
      </p>
      <Button variant="primary" type="submit" isWide isBusy={isSending}>
        Send
      </Button>
    </form>
  );
}
