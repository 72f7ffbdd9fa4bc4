import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { ContactMessage } from '../../contract/site';
import { Button } from '../../ui/button';
import { PageBand } from '../../ui/page-band';
import { TextArea, TextField } from '../../ui/text-field';
import css from './contact-page.module.css';
import { contactProblems, type ContactProblems } from './contact-problems';
import { enquiryMutations } from './mutations';

const EMPTY: ContactMessage = { firstName: '', lastName: '', email: '', message: '' };

/** `store` is where the shop's address and numbers stand. */
export function ContactPage({ store }: { readonly store: ReactNode }) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState(EMPTY);
  const [problems, setProblems] = useState<ContactProblems>({});
  const sending = useMutation(enquiryMutations.contact());

  const change = (part: Partial<ContactMessage>) => {
    const next = { ...message, ...part };
    setMessage(next);
    if (Object.keys(problems).length > 0) setProblems(contactProblems(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = contactProblems(message);
    setProblems(found);
    const [firstBad] = Object.keys(found);
    if (firstBad !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${firstBad}"]`)?.focus();
    sending.mutate(message, { onSuccess: () => void router.navigate({ to: '/' }) });
  };

  return (
    <PageBand className={css['page']}>
      <div>
        <h1>Contact us</h1>
        <p className={css['intro']}>Tell us the room size, the building and what is on the floor now. We answer on working days.</p>
        {store}
      </div>
      <form ref={form} className={css['form']} noValidate onSubmit={submit}>
        <TextField label="First name" name="firstName" autoComplete="given-name" required maxLength={100} value={message.firstName} error={problems.firstName} onChange={(event) => change({ firstName: event.target.value })} />
        <TextField label="Last name" name="lastName" autoComplete="family-name" required maxLength={100} value={message.lastName} error={problems.lastName} onChange={(event) => change({ lastName: event.target.value })} />
        <TextField label="Email" name="email" type="email" autoComplete="email" required maxLength={254} className={css['whole']} value={message.email} error={problems.email} onChange={(event) => change({ email: event.target.value })} />
        <TextArea label="Message" name="message" required maxLength={5000} rows={6} className={css['whole']} value={message.message} error={problems.message} onChange={(event) => change({ message: event.target.value })} />
        <Button variant="primary" type="submit" isBusy={sending.isPending} className={css['submit']}>Submit</Button>
      </form>
    </PageBand>
  );
}
