// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodePicture, useDrawnCodes } from './code-picture';

const trouble = vi.hoisted(() => ({ isThere: false }));
vi.mock('qr', async (importOriginal) => {
  const real = await importOriginal<{ encodeQR: (...given: [text: string, output: 'raw']) => boolean[][] }>();
  const encodeQR = (...given: [text: string, output: 'raw']): boolean[][] => {
    if (trouble.isThere) throw new Error('not loaded');
    return real.encodeQR(...given);
  };
  return { ...real, encodeQR };
});

afterEach(() => {
  cleanup();
  trouble.isThere = false;
});

const OF_ONE = ['https://shop.example/quote#v1.one'] as const;
const OF_OTHER = ['https://shop.example/quote#v1.the.other.quote'] as const;
const OF_LONG = ['https://shop.example/quote#v1.part.1', 'https://shop.example/quote#v1.part.2'] as const;

function Codes({ codes }: { readonly codes: readonly string[] }) {
  return useDrawnCodes(codes).map((code) => <CodePicture key={code.text} code={code} label="Code of a quote" />);
}

const drawn = (): readonly (string | null | undefined)[] =>
  screen.queryAllByRole('img', { name: 'Code of a quote' }).map((code) => code.querySelector('path')?.getAttribute('d'));

/** What a page draws that shows these codes from its beginning. */
async function drawnAlone(codes: readonly string[]) {
  render(<Codes codes={codes} />);
  await waitFor(() => expect(drawn()).toHaveLength(codes.length));
  const paths = drawn();
  cleanup();
  return paths;
}

test.each([
  ['changes', OF_OTHER],
  ['grows by a second code', OF_LONG],
])('A quote that %s while its code is drawn shows its own codes then, and never again the one before', async (_what, codes) => {
  const [before] = await drawnAlone(OF_ONE);
  const wanted = await drawnAlone(codes);
  const view = render(<Codes codes={OF_ONE} />);
  view.rerender(<Codes codes={codes} />);
  expect(drawn()).toEqual([]);
  await waitFor(() => expect(drawn()).toEqual(wanted));
  await act(async () => undefined);
  expect(drawn()).toEqual(wanted);
  expect(wanted).not.toContain(before);
});

test('A code that could not be drawn is said, and drawn with the next change of the quote', async () => {
  trouble.isThere = true;
  const view = render(<Codes codes={OF_ONE} />);
  expect(await screen.findByText(/^The code could not be drawn here/)).toBeDefined();
  trouble.isThere = false;
  view.rerender(<Codes codes={OF_OTHER} />);
  await waitFor(() => expect(drawn()).toHaveLength(1));
  expect(screen.queryByText(/could not be drawn/)).toBeNull();
});
