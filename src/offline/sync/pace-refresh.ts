import { NetworkError } from '../../api/errors';
import { createPace, type Pace } from './backoff';
import { retryAfterOf } from './background-call';

/** A background refresh is not tried before it is due. */
export function createRefreshPace(pace: Pace = createPace()) {
  return async (refresh: () => Promise<boolean>, isBackground = false): Promise<boolean> => {
    if (!isBackground) pace.bringForward('person');
    if (pace.dueInMs() > 0) throw new NetworkError('The key is refreshed a little later');
    pace.started();
    try {
      const isValid = await refresh();
      pace.succeeded();
      return isValid;
    } catch (error) {
      pace.failed(retryAfterOf(error instanceof Error ? error.cause : error));
      throw error;
    }
  };
}
