// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeCamera } from './code-camera';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(isKeptOn = false) {
  const onFound = vi.fn<(text: string) => void>();
  const { unmount } = render(
    <MantineProvider>
      <CodeCamera onFound={onFound} instead="Type the eight digits instead." isKeptOn={isKeptOn} />
    </MantineProvider>,
  );
  return { onFound, unmount };
}

/** A camera whose second picture shows the code. */
function openCamera(getUserMedia: () => Promise<unknown>): void {
  let looks = 0;
  class Detector {
    detect(): Promise<readonly { readonly rawValue: string }[]> {
      looks += 1;
      return Promise.resolve(looks < 2 ? [] : [{ rawValue: 'desk:VF-10042:48210937' }]);
    }
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
}

test('A browser that reads no codes offers no camera: the field is enough', () => {
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

test('A code in front of the camera is read once, and the camera is off then', async () => {
  const stop = vi.fn<() => void>();
  const stream = Object.assign(new MediaStream(), { getTracks: () => [{ stop }] });
  openCamera(() => Promise.resolve(stream));
  const { onFound } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  await waitFor(() => expect(onFound.mock.calls).toEqual([['desk:VF-10042:48210937']]));
  expect(stop).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Scan with the camera' })).toBeTruthy();
});

test('Kept on, it reads one code after the other, each once while it stays in the picture', async () => {
  const stream = Object.assign(new MediaStream(), { getTracks: () => [{ stop: vi.fn<() => void>() }] });
  const seen = [['one'], ['one'], [], ['two'], ['two'], ['one']];
  class Detector {
    detect(): Promise<readonly { readonly rawValue: string }[]> {
      return Promise.resolve((seen.length > 1 ? seen.shift() : seen[0])?.map((rawValue) => ({ rawValue })) ?? []);
    }
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
  const { onFound } = show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  await waitFor(() => expect(onFound.mock.calls).toEqual([['one'], ['two'], ['one']]), { timeout: 3_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Stop the camera' }));
  expect(screen.getByRole('button', { name: 'Scan with the camera' })).toBeTruthy();
});

test('A camera that is refused says to type the digits', async () => {
  openCamera(() => Promise.reject(new Error('denied')));
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The camera cannot be used here. Type the eight digits instead.');
});
