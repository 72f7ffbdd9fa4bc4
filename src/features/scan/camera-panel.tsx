import { scanTexts } from './scan.texts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Button, Spinner } from '../../ui/button';
import { icon } from '../../ui/icon';
import css from './camera-panel.module.css';
import type { CodeReader } from './code-reader';
import { type OpenCamera, useCamera } from './use-camera';
import { cameraWords } from './scan-words';

interface CameraPanelProps {
  /** Null while a found code is shown: the video goes on, but nothing is read. */
  readonly reader: CodeReader | null;
  readonly onCode: (text: string) => void;
  readonly onReaderMissing: () => void;
}

export function CameraPanel({ reader, onCode, onReaderMissing }: CameraPanelProps) {
  const { state, start, stop } = useCamera();
  return (
    <section className={css['panel']} aria-label={scanTexts.camera} data-on-dark>
      {state.kind === 'on' ? (
        <LiveCamera
          camera={state.camera}
          reader={reader}
          onCode={onCode}
          onReaderMissing={() => {
            stop();
            onReaderMissing();
          }}
          onStop={stop}
        />
      ) : (
        <div className={css['rest']}>
          <ScanIcon />
          {state.kind === 'trouble' ? (
            <div className={css['words']} role="alert">
              <p className={css['title']}>{cameraWords(state.trouble).title}</p>
              <p>{cameraWords(state.trouble).words}</p>
            </div>
          ) : (
            <p className={css['words']}>{scanTexts.holdCode}</p>
          )}
          {state.kind === 'opening' ? (
            <p className={css['opening']} role="status">
              <Spinner />
              <span>{scanTexts.waiting}</span>
            </p>
          ) : (
            <Button variant="paper" onClick={() => void start()}>
              {state.kind === 'trouble' ? scanTexts.tryAgain : scanTexts.start}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

interface LiveCameraProps extends CameraPanelProps {
  readonly camera: OpenCamera;
  readonly onStop: () => void;
}

function LiveCamera({ camera, reader, onCode, onReaderMissing, onStop }: LiveCameraProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isLit, setIsLit] = useState(false);
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      setVideo(element);
      if (element === null) return;
      element.srcObject = camera.stream;
      // Rejects when the page was left in the meantime.
      element.play().catch(() => undefined);
    },
    [camera],
  );
  useScanLoop(video, reader, onCode, onReaderMissing);
  const { setTorch } = camera;
  return (
    <>
      <video ref={show} className={css['video']} muted playsInline aria-label={scanTexts.video} />
      <div className={css['frame']} aria-hidden="true" />
      <div className={css['tools']}>
        {setTorch === null ? null : (
          <Button
            variant="ghost"
            isCompact
            aria-pressed={isLit}
            onClick={() =>
              void setTorch(!isLit).then(
                () => setIsLit(!isLit),
                () => undefined,
              )
            }
          >
            <TorchIcon />
            <span>{scanTexts.light}</span>
          </Button>
        )}
        <Button variant="ghost" isCompact onClick={onStop}>
          {scanTexts.stop}
        </Button>
      </div>
    </>
  );
}

const ScanIcon = icon(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M8 12h8" />, 40);
const TorchIcon = icon(<path d="M8 3h8v4l-2 3v11h-4V10L8 7zM12 13v2" />);

/** A phone's hand moves slower than this, and the page needs time for rendering. */
const PAUSE_MS = 90;

/** `onFail`: the decoder failed to load; the loop then ends. */
function useScanLoop(video: HTMLVideoElement | null, reader: CodeReader | null, onCode: (text: string) => void, onFail: () => void): void {
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
