import { useCallback, useState } from 'react';
import { Button, Spinner } from '../../ui/button';
import css from './camera-panel.module.css';
import type { CodeReader } from './code-reader';
import { ScanIcon, TorchIcon } from './scan-icons';
import { cameraWords } from './scan-words';
import { useCamera } from './use-camera';
import type { OpenCamera } from './open-camera';
import { useScanLoop } from './use-scan-loop';

interface CameraPanelProps {
  /** Null while a found code is shown: the video goes on, but nothing is read. */
  readonly reader: CodeReader | null;
  readonly onCode: (text: string) => void;
  readonly onReaderMissing: () => void;
}

export function CameraPanel({ reader, onCode, onReaderMissing }: CameraPanelProps) {
  const { state, start, stop } = useCamera();
  return (
    <section className={css['panel']} aria-label="Camera" data-on-dark>
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
            <p className={css['words']}>Hold the code of a shelf tag or a quote in front of the camera. Pictures stay on this device.</p>
          )}
          {state.kind === 'opening' ? (
            <p className={css['opening']} role="status">
              <Spinner />
              <span>Waiting for the camera</span>
            </p>
          ) : (
            <Button variant="paper" onClick={() => void start()}>
              {state.kind === 'trouble' ? 'Try the camera again' : 'Start the camera'}
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
      <video ref={show} className={css['video']} muted playsInline aria-label="What the camera sees" />
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
            <span>Light</span>
          </Button>
        )}
        <Button variant="ghost" isCompact onClick={onStop}>
          Stop the camera
        </Button>
      </div>
    </>
  );
}
