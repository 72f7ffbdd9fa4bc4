import { NetworkError } from '../src/api/errors';
import { callsInBackground, createProjectExchange, isUnknownCall, unsentProjects } from '../src/offline/rooms/exchange-projects';
import { projectStorage } from '../src/offline/rooms/project-storage';
import { webLock } from '../src/offline/sync/drain-lock';
import { storedPace, TooSoonError } from '../src/offline/sync/queue-pace';
import { classifyResponse } from '../src/offline/sync/response-class';
import { readMirror, type MirroredSession } from '../src/offline/sync/session-mirror';

/** The browser's own retry comes first. */
const LATER_MS = 10 * 60_000;

/** Only while no page is open. Milliseconds until the next attempt; null when none is needed here. Never rejects. */
export async function roomsDueInMs(scope: ServiceWorkerGlobalScope, { accountId, authKey }: MirroredSession): Promise<number | null> {
  const storage = projectStorage();
  const calls = callsInBackground(new AbortController().signal);
  try {
    if ((await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 0) return null;
    const waiting = await unsentProjects(storage, accountId);
    if (waiting.every(({ refusal }) => refusal !== null)) return null;
    const exchange = createProjectExchange(accountId, {
      storage,
      runLocked: webLock,
      pace: storedPace('rooms'),
      calls: {
        ...calls,
        readSince: async (version) => {
          const changes = await calls.readSince(version);
          // After a logout nothing of the account may be stored.
          if ((await readMirror())?.authKey !== authKey) throw new NetworkError('Logged out');
          return changes;
        },
      },
    });
    await exchange.run();
    return null;
  } catch (error) {
    if (error instanceof TooSoonError) return error.waitMs;
    return isUnknownCall(error) || classifyResponse(error) === 'unauthenticated' ? null : LATER_MS;
  }
}
