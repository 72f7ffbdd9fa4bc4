import { AWAY_MS } from '../src/domain/network-away';
import type { Silence } from './network-silence';

/** For a fetch behind a cached picture. */
const BEHIND_LIMIT_MS = 20_000;

export interface PictureSources {
  /** From the device's caches. */
  readonly exact: () => Promise<Response | undefined>;
  /** Another width or format. */
  readonly other: () => Promise<Response | undefined>;
  /** From the network; caches it. */
  readonly fetch: (signal: AbortSignal) => Promise<Response>;
  /** Not a portal's page or an error. */
  readonly isPicture: (response: Response) => boolean;
}

/**
 * When the network has no picture or is silent for three seconds, another cached width comes instead. On a silent network it comes
 * immediately, and the requested one is fetched in the background. Rejects when there is no source.
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
  const hasCome = fetching.then(sources.isPicture, () => false);
  void hasCome.then(() => giveUp.signal.aborted || silence.heard());
  const isThere = await Promise.race([hasCome, later(AWAY_MS)]);
  if (isThere === null) silence.waited();
  const instead = isThere === true ? undefined : await sources.other();
  if (instead === undefined) return fetching;
  if (isThere === null) goOnBehind(hasCome, giveUp, silence);
  return instead;
}

/** Each fetch on a slow network, a single one on a silent network. */
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
