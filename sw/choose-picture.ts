import { AWAY_MS } from '../src/domain/network-away';
import type { Silence } from './network-silence';

/** A background fetch behind a cached picture is aborted after this time. */
const BEHIND_LIMIT_MS = 20_000;

/** The sources of a picture. */
export interface PictureSources {
  /** The requested picture from the device's caches. */
  readonly exact: () => Promise<Response | undefined>;
  /** The same picture in another width or format from the device's caches. */
  readonly other: () => Promise<Response | undefined>;
  /** The requested picture from the network; caches it. */
  readonly fetch: (signal: AbortSignal) => Promise<Response>;
  /** Whether a response is a picture, not a portal's page or an error. */
  readonly isPicture: (response: Response) => boolean;
}

/**
 * Responds with the cached picture, else with the network's. When the network has none or has not responded for three seconds: with another
 * cached width, if any. While the network is silent, the other width comes immediately and the requested one is fetched in the background.
 * Rejects when there is no source.
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

/** Continues a fetch in the background: each one on a slow network, a single one on a silent network. */
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
