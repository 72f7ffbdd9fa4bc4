// @vitest-environment happy-dom
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LaterPart } from './later-part';
import { afterAllParts, takeOverInParts } from './taking-over';

let container: HTMLElement;
let complaints: unknown[];

beforeEach(() => {
  complaints = [];
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => container.remove());

/** A page as the server wrote it, of which React has taken over the first screen and nothing below it. */
function takenOver(whenFirstScreenAnswers: () => void): void {
  container.innerHTML = renderToString(<Page />);
  takeOverInParts();
  hydrateRoot(container, <Page onReady={whenFirstScreenAnswers} />, { onRecoverableError: (error) => complaints.push(error) });
}

const nothing = (): void => undefined;

function Page({ onReady = nothing }: { readonly onReady?: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <main>
      <h1>Floors</h1>
      {['Guides', 'News'].map((name) => (
        <LaterPart key={name}>
          <Counter name={name} />
        </LaterPart>
      ))}
    </main>
  );
}

function Counter({ name }: { readonly name: string }) {
  const [presses, setPresses] = useState(0);
  return <button type="button" onClick={() => setPresses(presses + 1)}>{`${name} ${presses}`}</button>;
}

const texts = (): readonly (string | null)[] => [...container.querySelectorAll('button')].map(({ textContent }) => textContent);

test('A press on a part that React has not taken over yet is not lost', async () => {
  takenOver(() => queueMicrotask(() => container.querySelectorAll('button')[1]?.click()));
  await vi.waitFor(() => expect(texts()).toEqual(['Guides 0', 'News 1']));
  expect(complaints).toEqual([]);
});

test('The page says that it answers once all of its parts do', async () => {
  const answered = new Promise<void>((resolve) => takenOver(() => afterAllParts(resolve)));
  expect(texts()).toEqual(['Guides 0', 'News 0']);
  await answered;
  for (const button of container.querySelectorAll('button')) button.click();
  await vi.waitFor(() => expect(texts()).toEqual(['Guides 1', 'News 1']));
  expect(complaints).toEqual([]);
});
