import { useNavigate } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { ContactMessage } from '../../contract/site';
import type { SampleRequest } from '../../domain/samples';
import { connection } from '../../offline/connection/connection';
import { isSampleRequest, type MessageRecord, type ShopMessage } from '../../offline/message-record';
import { messages, sendMessages } from '../../offline/messages';
import { isOwnMessage, startMessages } from '../../offline/start-messages';
import { Button } from '../../ui/button';
import { whenSent } from '../../domain/when-sent';
import { showToast } from '../../ui/toast';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { WaitingItem } from '../../ui/waiting-item';
import { messageDraft } from './message-draft';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './waiting-messages.module.css';
import { waitingMessagesTexts } from './waiting-messages.texts';

interface WaitingMessagesProps {
  /** Closes the surrounding sheet: a correction opens another screen. */
  readonly onLeave: () => void;
  readonly onCorrectSamples: (id: string, request: SampleRequest) => void;
}

export function WaitingMessages({ onLeave, onCorrectSamples }: WaitingMessagesProps) {
  const all = useSyncExternalStore(messages.subscribe, messages.entries);
  const navigate = useNavigate();
  useEffect(() => {
    void startMessages();
  }, []);
  const own = all.filter(isOwnMessage);
  if (own.length === 0) return null;

  /** Held: it is sent only when submitted there. */
  const correct = async ({ id, message }: MessageRecord) => {
    await messages.hold(id, waitingMessagesTexts.began);
    onLeave();
    if (isSampleRequest(message)) return onCorrectSamples(id, message);
    messageDraft.correct(id, message);
    await navigate({ to: '/contact-us' });
  };

  return (
    <ul
      ref={keepRowFocus}
      role="list"
      className={layout['stack2']}
      aria-label={
        own.some(({ message }) => isSampleRequest(message)) ? waitingMessagesTexts.waitingWithOrders : waitingMessagesTexts.waiting
      }
    >
      {own.map((record) => {
        const Item = record.state === 'refused' ? RefusedMessage : WaitingMessage;
        return (
          <li key={record.id}>
            <Item record={record} onCorrect={() => void attempt(correct(record))} />
          </li>
        );
      })}
    </ul>
  );
}

interface MessageProps {
  readonly record: MessageRecord;
  readonly onCorrect: () => void;
}

const wordsOf = (message: ShopMessage) => (isSampleRequest(message) ? waitingMessagesTexts.ofSamples : waitingMessagesTexts.ofMessage);

function WaitingMessage({ record, onCorrect }: MessageProps) {
  const isOnline = useSyncExternalStore(connection.subscribe, () => connection.get().isOnline);
  const { title, change } = wordsOf(record.message);
  return (
    <WaitingItem title={title} nextStep={whenSent(isOnline, true)} savedAt={record.savedAt}>
      <Words of={record} />
      <Button variant="text" onClick={onCorrect}>
        {change}
      </Button>
      <Button variant="text" onClick={() => void attempt(messages.drop(record.id))}>
        {waitingMessagesTexts.doNotSend}
      </Button>
    </WaitingItem>
  );
}

function RefusedMessage({ record, onCorrect }: MessageProps) {
  const { notSent, kept, correct } = wordsOf(record.message);
  const retry = async () => {
    await messages.retry(record.id);
    await sendMessages();
  };
  return (
    <div className={classNames(layout['stack1'], layout['wrong'], css['refused'])}>
      <p className={layout['strong']}>{notSent}</p>
      <p>{record.refusal}</p>
      <p>{kept}</p>
      <Words of={record} />
      <div className={layout['row4']}>
        <Button variant="text" onClick={onCorrect}>
          {correct}
        </Button>
        <Button variant="text" onClick={() => void attempt(retry())}>
          {waitingMessagesTexts.sendAgain}
        </Button>
        <Button variant="text" onClick={() => void attempt(messages.drop(record.id))}>
          {waitingMessagesTexts.delete}
        </Button>
      </div>
    </div>
  );
}

function Words({ of: { message } }: { readonly of: MessageRecord }) {
  return <blockquote className={css['words']}>{isSampleRequest(message) ? samplesText(message) : textOf(message)}</blockquote>;
}

const textOf = ({ message }: ContactMessage): string => message;
const samplesText = ({ floors, name }: SampleRequest): string =>
  waitingMessagesTexts.samplesFor(floors.map(({ title }) => title).join(', '), name);

async function attempt(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) =>
    showToast({ message: error instanceof Error ? error.message : waitingMessagesTexts.didNotWork, tone: 'error' }),
  );
}
