import { Button, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import css from './handover.module.css';

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const PAUSE_MS = 150;

interface CodeCameraProps {
  readonly onFound: (text: string) => void;
  /** What to do where there is no camera. */
  readonly instead: string;
  /** One code after the other, until it is stopped. */
  readonly isKeptOn?: boolean;
}

/** Only where the browser itself reads codes: elsewhere the digits are typed. */
export function CodeCamera({ onFound, instead, isKeptOn = false }: CodeCameraProps) {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [trouble, setTrouble] = useState('');
  const open = useRef<MediaStream>(null);
  const isHere = useRef(true);
  const close = (): void => {
    for (const track of open.current?.getTracks() ?? []) track.stop();
    open.current = null;
  };
  const leave = useEffectEvent(close);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      leave();
    };
  }, []);
  if (BarcodeDetector === undefined) return null;

  const start = async (): Promise<void> => {
    setTrouble('');
    try {
      open.current = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: { ideal: 'environment' } } });
      if (isHere.current) setStream(open.current);
      else close();
    } catch {
      setTrouble(`The camera cannot be used here. ${instead}`);
    }
  };
  const end = (text: string | null): void => {
    close();
    setStream(null);
    if (text !== null) onFound(text);
  };
  return (
    <Stack gap="xs" align="flex-start">
      {stream === null ? (
        <Button variant="outline" onClick={() => void start()}>
          Scan with the camera
        </Button>
      ) : (
        <>
          <LiveCamera stream={stream} Reader={BarcodeDetector} onFound={isKeptOn ? onFound : end} isKeptOn={isKeptOn} />
          <Button variant="outline" onClick={() => end(null)}>
            Stop the camera
          </Button>
        </>
      )}
      {trouble === '' ? null : <Text role="alert">{trouble}</Text>}
    </Stack>
  );
}

interface LiveCameraProps {
  readonly stream: MediaStream;
  readonly Reader: DetectorClass;
  readonly onFound: (text: string) => void;
  readonly isKeptOn: boolean;
}

function LiveCamera({ stream, Reader, onFound, isKeptOn }: LiveCameraProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      setVideo(element);
      if (element === null) return;
      element.srcObject = stream;
      // Rejects when the page was left in the meantime.
      element.play().catch(() => undefined);
    },
    [stream],
  );
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (video === null) return undefined;
    const detector = new Reader({ formats: ['qr_code'] });
    let isGone = false;
    let last: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const codes = await detector.detect(video).catch(() => []);
      const text = codes.map(({ rawValue }) => rawValue).find((value) => value !== '');
      if (isGone) return;
      // A code that stays in the picture is read once.
      if (text !== undefined && text !== last) found(text);
      if (text !== undefined && !isKeptOn) return;
      last = text;
      timer = setTimeout(() => void look(), PAUSE_MS);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [video, Reader, isKeptOn]);
  return <video ref={show} className={css['video']} muted playsInline aria-label="Camera" />;
}
