import { useEffect, useEffectEvent, useRef, useState } from 'react';

type CameraState =
  | { readonly kind: 'off' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'on'; readonly camera: OpenCamera }
  | { readonly kind: 'trouble'; readonly trouble: CameraTrouble };

/** On at once when permission was given before. It is off while the page is hidden. */
export function useCamera() {
  const [state, setState] = useState<CameraState>({ kind: 'off' });
  /** Changes with every start and stop, so that a camera that opens late is closed at once. */
  const turn = useRef(0);
  const open = useRef<OpenCamera>(null);

  const close = (): void => {
    turn.current += 1;
    open.current?.close();
    open.current = null;
  };
  const start = async (): Promise<void> => {
    close();
    setState({ kind: 'opening' });
    const mine = turn.current;
    try {
      const camera = await openCamera();
      if (mine !== turn.current) return camera.close();
      open.current = camera;
      camera.onEnded(() => {
        if (mine !== turn.current) return;
        close();
        setState({ kind: 'trouble', trouble: 'in-use' });
      });
      setState({ kind: 'on', camera });
    } catch (error) {
      if (mine === turn.current) setState({ kind: 'trouble', trouble: error instanceof CameraProblem ? error.trouble : 'failed' });
    }
  };
  const stop = (): void => {
    close();
    setState({ kind: 'off' });
  };

  const mayStart = useEffectEvent(async () => (await isCameraAllowed()) && turn.current === 0);
  const isRunning = useEffectEvent(() => state.kind === 'opening' || state.kind === 'on');
  const end = useEffectEvent(close);
  const rest = useEffectEvent(stop);
  const wake = useEffectEvent(start);
  useEffect(() => {
    let isGone = false;
    let isResting = false;
    void mayStart().then((may) => {
      if (!may || isGone) return;
      if (document.visibilityState === 'hidden') isResting = true;
      else void wake();
    });
    const follow = (): void => {
      if (document.visibilityState === 'hidden' && isRunning()) {
        isResting = true;
        rest();
      } else if (document.visibilityState === 'visible' && isResting) {
        isResting = false;
        void wake();
      }
    };
    document.addEventListener('visibilitychange', follow);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', follow);
      end();
    };
  }, []);

  return { state, start, stop };
}

export type CameraTrouble = 'denied' | 'missing' | 'in-use' | 'not-here' | 'failed';

class CameraProblem extends Error {
  readonly trouble: CameraTrouble;
  constructor(trouble: CameraTrouble) {
    super(`Camera: ${trouble}`);
    this.trouble = trouble;
  }
}

export interface OpenCamera {
  readonly stream: MediaStream;
  /** Null when the camera has no light. */
  readonly setTorch: ((isOn: boolean) => Promise<void>) | null;
  /** Lost, for example, to another app. */
  onEnded(listener: () => void): void;
  close(): void;
}

/** getUserMedia's errors: https://w3c.github.io/mediacapture-main/ */
const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};

/** The rear camera, where there is one. Rejects with a CameraProblem only. */
async function openCamera(): Promise<OpenCamera> {
  // Absent without https.
  const devices = (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;
  if (devices === undefined) throw new CameraProblem('not-here');
  const stream = await devices
    .getUserMedia({ audio: false, video: { facingMode: { ideal: 'environment' }, width: { ideal: 1_280 }, height: { ideal: 720 } } })
    .catch((error: unknown) => {
      throw new CameraProblem((error instanceof Error ? TROUBLES[error.name] : undefined) ?? 'failed');
    });
  const track = stream.getVideoTracks()[0];
  return {
    stream,
    setTorch: track === undefined || !hasTorch(track) ? null : (isOn) => track.applyConstraints(torchConstraint(isOn)),
    onEnded: (listener) => track?.addEventListener('ended', listener),
    close: () => {
      for (const each of stream.getTracks()) each.stop();
    },
  };
}

/** Without a permission prompt. */
async function isCameraAllowed(): Promise<boolean> {
  try {
    // TypeScript's list lacks this name; browsers that do not know it reject.
    const status = await navigator.permissions.query({ name: 'camera' as PermissionName });
    return status.state === 'granted';
  } catch {
    return false;
  }
}

function hasTorch(track: MediaStreamTrack): boolean {
  const { torch }: MediaTrackCapabilities & { readonly torch?: boolean } = 'getCapabilities' in track ? track.getCapabilities() : {};
  return torch === true;
}

function torchConstraint(isOn: boolean): MediaTrackConstraints {
  const light: MediaTrackConstraintSet & { readonly torch: boolean } = { torch: isOn };
  return { advanced: [light] };
}
