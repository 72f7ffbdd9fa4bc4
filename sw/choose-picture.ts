import { AWAY_MS } from '../src/domain/away';
import type { Silence } from './silence';

/** A fetch that goes on behind a kept picture is given up after this. */
const BEHIND_LIMIT_MS = 20_000;

/** Where a picture can come from. */
export interface PictureSources {
  /** The picture itself, from the device. */
  readonly exact: () => Promise<Response | undefined>;
  /** The same picture in another width or format, from the device. */
  readonly other: () => Promise<Response | undefined>;
  /** The picture itself, from the network; caches it. */
  readonly fetch: (signal: AbortSignal) => Promise<Response>;
}

/**
 * The kept picture, else the network's. Where that fails or says nothing for three seconds: another width, if one is kept. While the
 * network is silent the other width comes at once. The picture itself is fetched behind it. Rejects where there is none.
 */
export async function choosePicture(sources: PictureSources, silence: Silence): Promise<Response> {
  const kept = await sources.exact();
  if (kept !== undefined) return kept;
  const atOnce = silence.isSilent() ? await sources.other() : undefined;
  if (atOnce !== undefined) {
    silence.askAlone(() => sources.fetch(AbortSignal.timeout(BEHIND_LIMIT_MS)).then(silence.heard));
    return atOnce;
  }
  const giveUp = new AbortController();
  const fetching = sources.fetch(giveUp.signal);
  const hasCome = fetching.then(
    ({ status }) => status < 500,
    () => false,
  );
  hasCome.then(() => giveUp.signal.aborted || silence.heard());
  const isThere = await Promise.race([hasCome, later(AWAY_MS)]);
  if (isThere === null) silence.waited();
  const instead = isThere === true ? undefined : await sources.other();
  if (instead === undefined) return fetching;
  if (isThere === null) goOnBehind(hasCome, giveUp, silence);
  return instead;
}

/** On a slow network every picture is fetched to its end; on a silent one a single request goes on. */
function goOnBehind(fetching: Promise<unknown>, giveUp: AbortController, silence: Silence): void {
  const goOn = async (): Promise<void> => {
    const limit = setTimeout(() => giveUp.abort(), BEHIND_LIMIT_MS);
    await fetching;
    clearTimeout(limit);
  };
  if (!silence.isSilent()) void goOn();
  else if (!silence.askAlone(goOn)) giveUp.abort();
}

function later(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
