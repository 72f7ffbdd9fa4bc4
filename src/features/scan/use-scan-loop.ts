import { useEffect, useEffectEvent } from 'react';
import type { CodeReader } from './code-reader';

/** A phone's hand moves slower than this, and the page needs time for rendering. */
const PAUSE_MS = 90;

/** `onFail`: the decoder failed to load; the loop then ends. */
export function useScanLoop(
  video: HTMLVideoElement | null,
  reader: CodeReader | null,
  onCode: (text: string) => void,
  onFail: () => void,
): void {
  const tell = useEffectEvent(onCode);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (video === null || reader === null) return undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      try {
        const text = await reader.read(video, false);
        if (isGone) return;
        if (text !== null) tell(text);
        timer = setTimeout(() => void look(), PAUSE_MS);
      } catch {
        if (!isGone) fail();
      }
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [video, reader]);
}
