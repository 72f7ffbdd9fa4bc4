import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { MAX_EMAIL_LENGTH, isEmail, typedEmail } from '../../domain/email';
import { LONGEST_MESSAGE, LONGEST_PERSON_NAME } from '../../domain/longest-texts';
import { readTelephone } from '../../domain/typed-contact';
import { connection } from '../../offline/connection/connection';
import { isFields, textOf as storedText } from '../../offline/storage/stored-fields';
import { typed } from '../../offline/typed';
import { textOf } from '../session/form-problems';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/text-field';
import { siteQueries } from '../site/queries';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './enquiry-form.module.css';
import { submitMessage } from './contact-outcome';
import { NEW_MESSAGE, type MessageDraft } from './message-draft';
import type { ContactMessage } from '../../contract/site';
import { chatHref } from '../site/contact-links';
import { typedContactTexts } from '../../domain/typed-contact.texts';
import { enquiryTexts } from './enquiry.texts';

const wayOnline = (telephone: string | null): string => (telephone === null ? enquiryTexts.toShop : enquiryTexts.toWhatsApp);

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
  const show = (next: Enquiry) => {
    setEnquiry(next);
    void typed.write('enquiry', next);
  };
  const change = (part: Partial<Enquiry>) => show({ ...enquiry, ...part });
  const finish = () => {
    void typed.write('enquiry', null);
    onSent();
  };
  useEffect(() => {
    void typed.read('enquiry').then((stored) => setEnquiry((now) => (now === EMPTY ? readEnquiry(stored) : now)));
  }, []);
  const problem = enquiryProblem(enquiry);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    // Also what a browser filled in without telling the page.
    const filled: Enquiry = { name: textOf(fields, 'name'), email: textOf(fields, 'email'), message: textOf(fields, 'message') };
    show(filled);
    const found = enquiryProblem(filled);
    if (found !== null) {
      setIsRefused(true);
      return form.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
    }
    if (!isOnline || telephone === null) return void sendToShop(form, filled);
    window.open(enquiryHref(filled, telephone), '_blank', 'noopener,noreferrer');
    finish();
  };
  const sendToShop = async (form: HTMLFormElement, filled: Enquiry) => {
    setIsSending(true);
    try {
      const { submitted, isDone } = await submitMessage(last.current, contactMessageOf(filled));
      last.current = submitted;
      if (!isDone) return;
      // The shopper may have closed the form meanwhile and opened another.
      if (form.isConnected) finish();
      else void typed.write('enquiry', null);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form className={classNames(layout['stack3'], css['form'])} noValidate onSubmit={send}>
      <h2 className={layout['textCategory']}>{enquiryTexts.askAnything}</h2>
      <p className={classNames(layout['quietLabel'], css['hint'])} aria-live="polite">
        {isOnline ? wayOnline(telephone) : enquiryTexts.offline}
      </p>
      <TextField
        label={enquiryTexts.name}
        name="name"
        autoComplete="name"
        maxLength={LONGEST_PERSON_NAME}
        ref={first}
        value={enquiry.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={enquiryTexts.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        value={enquiry.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextArea
        label={enquiryTexts.message}
        name="message"
        maxLength={LONGEST_MESSAGE}
        value={enquiry.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <p className={css['refusal']} role="alert">
        {isRefused ? problem?.message : ''}
      </p>
      <Button variant="primary" type="submit" isWide isBusy={isSending}>
        {enquiryTexts.send}
      </Button>
    </form>
  );
}

interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

function readEnquiry(stored: unknown): Enquiry {
  const kept = isFields(stored) ? stored : {};
  return { name: storedText(kept['name']), email: storedText(kept['email']), message: storedText(kept['message']) };
}

const FIELDS = ['name', 'email', 'message'] as const satisfies readonly (keyof Enquiry)[];

/** In the form's order. Null when the enquiry can be sent. */
export function enquiryProblem(enquiry: Enquiry): { readonly field: keyof Enquiry; readonly message: string } | null {
  const missing = FIELDS.find((field) => enquiry[field].trim() === '');
  if (missing !== undefined) return { field: missing, message: enquiryTexts.fillAll };
  return isEmail(typedEmail(enquiry.email)) ? null : { field: 'email', message: typedContactTexts.email };
}

/** For browsers that cannot open a messaging link. The last name may be missing here. */
export function contactMessageOf({ name, email, message }: Enquiry): ContactMessage {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') || '(chat)', email: typedEmail(email), message: message.trim() };
}

/** `telephone`: ten digits. */
export function enquiryHref({ name, email, message }: Enquiry, telephone: string): string {
  const text = enquiryTexts.chatText(name.trim(), typedEmail(email), message.trim());
  return `${chatHref(telephone)}?text=${encodeURIComponent(text)}`;
}
