import { useNavigate } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { connection } from '../../offline/connection/connection';
import type { MessageRecord } from '../../offline/messages/message-record';
import { messages } from '../../offline/messages/messages';
import { sendMessages } from '../../offline/messages/send-messages';
import { isOwnMessage, startMessages } from '../../offline/messages/start-messages';
import { Button } from '../../ui/button';
import { fateWords } from '../../ui/fate-words';
import { showToast } from '../../ui/toast';
import { WaitingItem } from '../../ui/waiting-item';
import { messageDraft } from './message-draft';
import css from './waiting-messages.module.css';

interface WaitingMessagesProps {
  /** Closes the surrounding sheet: the contact page opens. */
  readonly onLeave: () => void;
}

/** The messages that wait on this device: each with its text, what happens next and its actions. */
export function WaitingMessages({ onLeave }: WaitingMessagesProps) {
  const all = useSyncExternalStore(messages.subscribe, messages.entries);
  useEffect(() => {
    void startMessages();
  }, []);
  const own = all.filter(isOwnMessage);
  if (own.length === 0) return null;
  return (
    <ul role="list" className={css['list']} aria-label="Messages that wait">
      {own.map((record) => (
        <li key={record.id}>
          {record.state === 'refused' ? (
            <RefusedMessage record={record} onLeave={onLeave} />
          ) : (
            <WaitingMessage record={record} onLeave={onLeave} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface MessageProps extends WaitingMessagesProps {
  readonly record: MessageRecord;
}

function WaitingMessage({ record, onLeave }: MessageProps) {
  const isOnline = useSyncExternalStore(connection.subscribe, () => connection.get().isOnline);
  const correct = useCorrect(record, onLeave);
  return (
    <WaitingItem title="Message to the shop" fate={fateWords(isOnline, true)} savedAt={record.savedAt}>
      <Words of={record} />
      <Button variant="text" onClick={correct}>
        Change the message
      </Button>
      <Button variant="text" onClick={() => void attempt(messages.drop(record.id))}>
        Do not send
      </Button>
    </WaitingItem>
  );
}

function RefusedMessage({ record, onLeave }: MessageProps) {
  const correct = useCorrect(record, onLeave);
  const retry = async () => {
    await messages.retry(record.id);
    await sendMessages();
  };
  return (
    <div className={css['refused']}>
      <p className={css['title']}>Not sent: message to the shop</p>
      <p>{record.refusal}</p>
      <p>Your text is kept here. Correct it, or send it again as it is.</p>
      <Words of={record} />
      <div className={css['actions']}>
        <Button variant="text" onClick={correct}>
          Correct the message
        </Button>
        <Button variant="text" onClick={() => void attempt(retry())}>
          Send again
        </Button>
        <Button variant="text" onClick={() => void attempt(messages.drop(record.id))}>
          Delete
        </Button>
      </div>
    </div>
  );
}

function Words({ of: { message } }: { readonly of: MessageRecord }) {
  return <blockquote className={css['words']}>{message.message}</blockquote>;
}

/** Opens the contact page with the text. It is sent only when submitted there. */
function useCorrect(record: MessageRecord, onLeave: () => void): () => void {
  const navigate = useNavigate();
  return () => {
    const open = async () => {
      await messages.hold(record.id, 'You began to change this message.');
      messageDraft.correct(record.id, record.message);
      onLeave();
      await navigate({ to: '/contact-us' });
    };
    void attempt(open());
  };
}

async function attempt(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) =>
    showToast({ message: error instanceof Error ? error.message : 'That did not work. Please try again.', tone: 'error' }),
  );
}
