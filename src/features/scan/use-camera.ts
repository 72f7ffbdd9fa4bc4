import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CameraProblem, isCameraAllowed, openCamera, type CameraTrouble, type OpenCamera } from './open-camera';

export type CameraState =
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
