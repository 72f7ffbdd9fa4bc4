// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CameraPanel } from './camera-panel';
import type { CodeReader } from './code-reader';

interface Light {
  /** The track's capabilities; null for a browser without this call. */
  readonly abilities: { readonly torch?: boolean } | null;
  readonly isRefused?: boolean;
  readonly permission?: 'prompt' | 'granted';
}

/** A camera whose track has a light, or none. */
function standInCamera({ abilities, isRefused = false, permission = 'prompt' }: Light) {
  const applied: unknown[] = [];
  const stop = vi.fn();
  const track = Object.assign(new EventTarget(), {
    stop,
    ...(abilities === null ? {} : { getCapabilities: () => abilities }),
    applyConstraints: async (constraints: unknown) => {
      if (isRefused) throw new DOMException('The light is hot', 'NotReadableError');
      applied.push(constraints);
    },
  });
  const asked: unknown[] = [];
  const getUserMedia = async (constraints: unknown): Promise<unknown> => {
    asked.push(constraints);
    return Object.assign(new MediaStream(), { getVideoTracks: () => [track], getTracks: () => [track] });
  };
  const given = { mediaDevices: { getUserMedia }, permissions: { query: async () => ({ state: permission }) } };
  for (const [name, value] of Object.entries(given)) Object.defineProperty(navigator, name, { value, configurable: true });
  return { asked, applied, stop, track };
}

const nothingSeen: CodeReader = { read: async () => null, close: () => undefined };

async function startCamera(): Promise<void> {
  render(<CameraPanel reader={nothingSeen} onCode={() => undefined} onReaderMissing={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Start the camera' }));
  await screen.findByRole('button', { name: 'Stop the camera' });
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('The camera at the back is asked for, without sound', async () => {
  const { asked } = standInCamera({ abilities: {} });
  await startCamera();
  expect(asked).toMatchObject([{ audio: false, video: { facingMode: { ideal: 'environment' } } }]);
});

test('A camera with a light has a switch for it: on, and off again', async () => {
  const { applied } = standInCamera({ abilities: { torch: true } });
  await startCamera();
  const light = screen.getByRole('button', { name: 'Light' });
  expect(light.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(light);
  await waitFor(() => expect(light.getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(light);
  await waitFor(() => expect(light.getAttribute('aria-pressed')).toBe('false'));
  expect(applied).toEqual([{ advanced: [{ torch: true }] }, { advanced: [{ torch: false }] }]);
});

test.each([
  ['has none', { torch: false }],
  ['says nothing of one', {}],
  ['cannot be asked', null],
])('A camera that %s shows no switch for a light', async (_what, abilities) => {
  standInCamera({ abilities });
  await startCamera();
  expect(screen.queryByRole('button', { name: 'Light' })).toBeNull();
});

test('A light that the camera refuses to switch on is not said to be on, and the camera runs on', async () => {
  const { stop } = standInCamera({ abilities: { torch: true }, isRefused: true });
  await startCamera();
  const light = screen.getByRole('button', { name: 'Light' });
  await act(async () => void fireEvent.click(light));
  expect(light.getAttribute('aria-pressed')).toBe('false');
  expect(stop).not.toHaveBeenCalled();
});

test('Stop the camera ends it, and one that another app takes is said, with a way to try again', async () => {
  const { track, stop } = standInCamera({ abilities: { torch: true } });
  await startCamera();
  fireEvent.click(screen.getByRole('button', { name: 'Stop the camera' }));
  expect(stop).toHaveBeenCalledOnce();
  fireEvent.click(await screen.findByRole('button', { name: 'Start the camera' }));
  await screen.findByRole('button', { name: 'Stop the camera' });
  track.dispatchEvent(new Event('ended'));
  expect((await screen.findByRole('alert')).textContent).toContain('Another app is using the camera');
  expect(screen.getByRole('button', { name: 'Try the camera again' })).toBeDefined();
});

const turnPage = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};

test('A page left while its camera is still opening has none on, and opens it again on return', async () => {
  const { asked, stop } = standInCamera({ abilities: {} });
  render(<CameraPanel reader={nothingSeen} onCode={() => undefined} onReaderMissing={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Start the camera' }));
  await turnPage('hidden');
  await waitFor(() => expect(stop).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: 'Stop the camera' })).toBeNull();
  await turnPage('visible');
  await screen.findByRole('button', { name: 'Stop the camera' });
  expect(asked).toHaveLength(2);
});

test('A camera that may open by itself waits until its page is seen', async () => {
  const { asked } = standInCamera({ abilities: {}, permission: 'granted' });
  await turnPage('hidden');
  render(<CameraPanel reader={nothingSeen} onCode={() => undefined} onReaderMissing={() => undefined} />);
  await act(async () => undefined);
  expect(asked).toEqual([]);
  await turnPage('visible');
  await screen.findByRole('button', { name: 'Stop the camera' });
});

test('A page that is left ends its camera and its looking, and a camera that is lost afterwards says nothing', async () => {
  const { stop, track } = standInCamera({ abilities: {} });
  await startCamera();
  cleanup();
  expect(stop).toHaveBeenCalled();
  render(<CameraPanel reader={nothingSeen} onCode={() => undefined} onReaderMissing={() => undefined} />);
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(screen.getByRole('button', { name: 'Start the camera' })).toBeDefined();
});

test('A camera that ends after it was stopped is not told as taken by another app', async () => {
  const { track } = standInCamera({ abilities: {} });
  await startCamera();
  fireEvent.click(screen.getByRole('button', { name: 'Stop the camera' }));
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(screen.getByRole('button', { name: 'Start the camera' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('A code that is read from a frame of a page that was left opens nothing, and neither does a decoder that fails', async () => {
  standInCamera({ abilities: {} });
  const ends: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];
  const reader: CodeReader = { read: () => new Promise((resolve, reject) => ends.push({ resolve, reject })), close: () => undefined };
  const [onCode, onReaderMissing] = [vi.fn(), vi.fn()];
  for (let visit = 0; visit < 2; visit += 1) {
    render(<CameraPanel reader={reader} onCode={onCode} onReaderMissing={onReaderMissing} />);
    fireEvent.click(screen.getByRole('button', { name: 'Start the camera' }));
    await waitFor(() => expect(ends).toHaveLength(visit + 1));
    cleanup();
  }
  await act(async () => ends[0]?.resolve('No. 107'));
  await act(async () => ends[1]?.reject(new Error('The decoder did not load')));
  expect([onCode.mock.calls, onReaderMissing.mock.calls, ends.length]).toEqual([[], [], 2]);
});

test('A camera that is refused too late, after the page was left and come back to, does not stop the one that runs', async () => {
  standInCamera({ abilities: {} });
  let refuse: (reason: DOMException) => void = () => undefined;
  const late = new Promise<MediaStream>((_resolve, reject) => (refuse = reject));
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValueOnce(late);
  render(<CameraPanel reader={nothingSeen} onCode={() => undefined} onReaderMissing={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Start the camera' }));
  await turnPage('hidden');
  await turnPage('visible');
  await screen.findByRole('button', { name: 'Stop the camera' });
  await act(async () => refuse(new DOMException('The question was closed', 'NotAllowedError')));
  expect(screen.getByRole('button', { name: 'Stop the camera' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Between two frames: a page that is left then looks at no frame more', async () => {
  standInCamera({ abilities: {} });
  const read = vi.fn<CodeReader['read']>(async () => null);
  render(<CameraPanel reader={{ ...nothingSeen, read }} onCode={() => undefined} onReaderMissing={() => undefined} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Start the camera' }));
  for (let frame = 0; frame < 4; frame += 1) await act(() => vi.advanceTimersByTimeAsync(100));
  const looked = read.mock.calls.length;
  expect(looked).toBeGreaterThan(1);
  cleanup();
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  expect(read).toHaveBeenCalledTimes(looked);
});
