import { useSyncExternalStore } from 'react';
import { PageBand } from '../../ui/page-band';
import { ContactForm } from './contact-form';
import css from './contact-page.module.css';
import { messageDraft } from './message-draft';
import type { Elements } from '../../ui/elements';

export function ContactPage({ store }: { readonly store: Elements }) {
  const draft = useSyncExternalStore(messageDraft.subscribe, messageDraft.get, messageDraft.none);
  return (
    <PageBand className={css['page']}>
      <div>
        <h1>Contact us</h1>
        <p className={css['intro']}>Tell us the room size, the building and what is on the floor now. We answer on business days.</p>
        {store}
      </div>
      <ContactForm key={draft.id} draft={draft} />
    </PageBand>
  );
}
