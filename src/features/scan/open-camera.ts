export type CameraTrouble = 'denied' | 'missing' | 'in-use' | 'not-here' | 'failed';

export class CameraProblem extends Error {
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
export async function openCamera(): Promise<OpenCamera> {
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
export async function isCameraAllowed(): Promise<boolean> {
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
