import { lastChange } from '../../domain/rooms/project';
import { outbox } from '../outbox/outbox';
import { createPace, type EarlyReason } from '../sync/backoff';
import { openBroadcast } from '../sync/broadcast';
import { webLock } from '../sync/drain-lock';
import { classifyResponse, retryAfterOf } from '../sync/response-class';
import { startWakeUps } from '../sync/wake-ups';
import { channelNames } from '../storage/storage-keys';
import { callsInBackground, createProjectExchange, isUnknownCall, type ProjectExchange } from './exchange-projects';
import { projectStorage } from './project-storage';
import { projects } from './projects';
import { noteRooms } from './rooms-noted';

interface OpenAccount {
  readonly id: string;
  readonly exchange: ProjectExchange;
  readonly end: AbortController;
}

let isStarted = false;

/** Keeps the projects of the open account here and on the server the same, on every wake-up. Idempotent. */
export function startProjectExchange(): void {
  if (isStarted) return;
  isStarted = true;
  const storage = projectStorage();
  const channel = openBroadcast<'changed'>(channelNames.rooms);
  const pace = createPace();
  let account: OpenAccount | null = null;
  let isExchanged = false;

  /** A round of an account that is closed meanwhile ends before its next call. */
  const followAccount = (): void => {
    const id = outbox.accountId();
    if (id === (account?.id ?? null)) return;
    account?.end.abort();
    isExchanged = false;
    const end = new AbortController();
    const parts = { storage, calls: callsInBackground(end.signal), runLocked: webLock };
    account = id === null ? null : { id, end, exchange: createProjectExchange(id, parts) };
  };

  const drain = async (reason?: EarlyReason): Promise<number | null> => {
    followAccount();
    if (account === null || (reason === undefined && !(await account.exchange.isDue()))) return null;
    if (reason !== undefined) pace.bringForward(reason);
    if (pace.dueInMs() > 0) return pace.dueInMs();
    pace.started();
    try {
      await account.exchange.run();
    } catch (error) {
      if (isUnknownCall(error) || classifyResponse(error) === 'unauthenticated') return null;
      pace.failed(retryAfterOf(error));
      return pace.dueInMs();
    }
    pace.succeeded();
    isExchanged = true;
    noteRooms(true);
    await projects.refresh();
    channel.post('changed');
    return null;
  };

  /** What waits to be sent, as far as this page shows it. */
  const newest = (): string => {
    if (account === null) return '';
    if (!isExchanged) return account.id;
    const { projects: shown, unsent } = projects.get();
    const waiting = [...unsent].filter(([, refusal]) => refusal === null).map(([id]) => id);
    const changeOf = new Map(shown.map((project) => [project.id, `${lastChange(project)} ${project.rooms.length}`]));
    return waiting.map((id) => `${id} ${changeOf.get(id) ?? 'removed'}`).join();
  };

  startWakeUps({
    drain,
    subscribe: (listener) => {
      projects.subscribe(listener);
      outbox.subscribe(() => {
        followAccount();
        listener();
      });
    },
    newest,
  });
}
