import { useEffect, useSyncExternalStore, useRef, useState, type FormEvent } from 'react';
import { PageBand } from '../../ui/page-band';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './contact-page.module.css';
import { messageDraft, type MessageDraft } from './message-draft';
import type { Elements } from '../../ui/elements';
import { useRouter } from '@tanstack/react-router';
import type { ContactMessage } from '../../contract/site';
import { typedEmail, MAX_EMAIL_LENGTH, isEmail } from '../../domain/email';
import { LONGEST_MESSAGE, LONGEST_PERSON_NAME } from '../../domain/longest-texts';
import { textOf } from '../session/form-problems';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/text-field';
import { submitMessage } from './contact-outcome';
import { typedContactTexts } from '../../domain/typed-contact.texts';
import { enquiryTexts } from './enquiry.texts';

function ContactForm({ draft }: { readonly draft: MessageDraft }) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const last = useRef(draft);
  const { message } = draft;
  useEffect(() => void messageDraft.restore(), []);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [isSending, setIsSending] = useState(false);

  const change = (part: Partial<ContactMessage>) => {
    const next = { ...messageDraft.get().message, ...part };
    messageDraft.type(next);
    if (Object.keys(problems).length > 0) setProblems(contactProblems(next));
  };

  const send = async (filled: ContactMessage) => {
    setIsSending(true);
    const { pathname } = router.state.location;
    try {
      const { submitted, isDone } = await submitMessage(last.current, { ...filled, email: typedEmail(filled.email) });
      last.current = submitted;
      if (!isDone) return;
      // The reply may come when its writer has gone elsewhere.
      if (router.state.location.pathname === pathname) await router.navigate({ to: '/' });
      messageDraft.clear();
    } finally {
      setIsSending(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    // Also what a browser filled in without telling the page.
    const filled: ContactMessage = {
      firstName: textOf(typed, 'firstName'),
      lastName: textOf(typed, 'lastName'),
      email: textOf(typed, 'email'),
      message: textOf(typed, 'message'),
    };
    messageDraft.type(filled);
    const found = contactProblems(filled);
    setProblems(found);
    const [firstBad] = Object.keys(found);
    if (firstBad !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${firstBad}"]`)?.focus();
    void send(filled);
  };

  return (
    // `dialog`: a submit before hydration would put the typed text into the address.
    <form
      ref={form}
      method="dialog"
      className={classNames(layout['stack4'], layout['screenOnly'], css['form'])}
      noValidate
      onSubmit={submit}
    >
      <TextField
        label={enquiryTexts.firstName}
        name="firstName"
        autoComplete="given-name"
        required
        maxLength={LONGEST_PERSON_NAME}
        value={message.firstName}
        error={problems.firstName}
        onChange={(event) => change({ firstName: event.target.value })}
      />
      <TextField
        label={enquiryTexts.lastName}
        name="lastName"
        autoComplete="family-name"
        required
        maxLength={LONGEST_PERSON_NAME}
        value={message.lastName}
        error={problems.lastName}
        onChange={(event) => change({ lastName: event.target.value })}
      />
      <TextField
        label={enquiryTexts.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        className={css['whole']}
        value={message.email}
        error={problems.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextArea
        label={enquiryTexts.message}
        name="message"
        required
        maxLength={LONGEST_MESSAGE}
        rows={6}
        className={css['whole']}
        value={message.message}
        error={problems.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <Button variant="primary" type="submit" isBusy={isSending} className={css['submit']}>
        {enquiryTexts.submit}
      </Button>
    </form>
  );
}

type ContactProblems = Partial<Record<keyof ContactMessage, string>>;

/** All four fields are required. */
export function contactProblems(message: ContactMessage): ContactProblems {
  const problems: ContactProblems = {};
  if (message.firstName.trim() === '') problems.firstName = enquiryTexts.enterFirstName;
  if (message.lastName.trim() === '') problems.lastName = enquiryTexts.enterLastName;
  if (message.email.trim() === '') problems.email = enquiryTexts.enterEmail;
  else if (!isEmail(typedEmail(message.email))) problems.email = typedContactTexts.email;
  if (message.message.trim() === '') problems.message = enquiryTexts.enterMessage;
  return problems;
}

export function ContactPage({ store }: { readonly store: Elements }) {
  const draft = useSyncExternalStore(messageDraft.subscribe, messageDraft.get, messageDraft.none);
  return (
    <PageBand className={classNames(layout['stack4'], css['page'])}>
      <div>
        <h1>{enquiryTexts.contactUs}</h1>
        <p className={classNames(layout['quiet'], layout['above3'], css['intro'])}>{enquiryTexts.tellUs}</p>
        {store}
      </div>
      <ContactForm key={draft.id} draft={draft} />
    </PageBand>
  );
}
