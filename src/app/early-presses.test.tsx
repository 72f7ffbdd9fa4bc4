// @vitest-environment happy-dom
import { act, Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { expect, onTestFinished, test, vi } from 'vitest';
import { repeatEarlyPresses } from './early-presses';

/** Records presses as server/site/start-script.ts does. */
function notePresses(): void {
  window.earlyPresses = [];
  const listening = new AbortController();
  onTestFinished(() => listening.abort());
  for (const type of ['click', 'input'])
    window.addEventListener(
      type,
      ({ target }) => {
        window.earlyPresses?.push({ type, target, ...(target instanceof HTMLInputElement ? { value: target.value } : {}) });
      },
      { capture: true, signal: listening.signal },
    );
}

function Part({ code }: { readonly code: Promise<void> }) {
  use(code);
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <p>{text}</p>
    </>
  );
}

const Page = ({ code }: { readonly code: Promise<void> }) => (
  <Suspense>
    <Part code={code} />
  </Suspense>
);

test('What is pressed and typed before React has hydrated it is done once, when its code is here', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = document.createElement('div');
  const { prelude } = await prerender(<Page code={Promise.resolve()} />);
  root.innerHTML = await new Response(prelude).text();
  document.body.append(root);
  notePresses();
  const [button, field, echo] = ['button', 'input', 'p'].map((name) => root.querySelector(name));
  if (!(button instanceof HTMLElement) || !(field instanceof HTMLInputElement)) throw new Error('The part was not rendered');

  button.click();
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  await act(async () => void hydrateRoot(root, <Page code={code} />));
  onTestFinished(repeatEarlyPresses());
  field.value = '100';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(button.textContent).toBe('Pressed 0');

  await act(async () => arrive());
  await act(() => vi.waitFor(() => expect(echo?.textContent).toBe('100')));
  expect(button.textContent).toBe('Pressed 1');
  await act(async () => button.click());
  await act(() => vi.waitFor(() => expect(window.earlyPresses).toEqual([])));
  expect(button.textContent).toBe('Pressed 2');
});

test('A press on the hint of a button counts, also when an earlier press takes the hint away', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = document.createElement('div');
  function Floor() {
    const [area, setArea] = useState('');
    const [count, setCount] = useState(0);
    return (
      <>
        <input value={area} onChange={(event) => setArea(event.target.value)} />
        <button onClick={() => setCount(count + 1)}>
          <span>{`Added ${count}`}</span>
          {area === '' ? <small>Enter your area first</small> : null}
        </button>
      </>
    );
  }
  const { prelude } = await prerender(<Floor />);
  root.innerHTML = await new Response(prelude).text();
  document.body.append(root);
  notePresses();
  const [field, hint] = ['input', 'small'].map((name) => root.querySelector<HTMLElement>(name));
  if (!(field instanceof HTMLInputElement)) throw new Error('The page was not rendered');
  field.value = '100';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  hint?.click();

  await act(async () => void hydrateRoot(root, <Floor />));
  onTestFinished(repeatEarlyPresses());
  await act(() => vi.waitFor(() => expect(root.textContent).toBe('Added 1')));
});

test('A press waits for an earlier one on a part whose code comes later', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = document.createElement('div');
  const done: string[] = [];
  const Named = ({ name, code }: { readonly name: string; readonly code: Promise<void> }) => {
    use(code);
    return <button onClick={() => done.push(name)}>{name}</button>;
  };
  const Both = ({ first, second }: { readonly first: Promise<void>; readonly second: Promise<void> }) => (
    <>
      <Suspense>
        <Named name="area" code={first} />
      </Suspense>
      <Suspense>
        <Named name="add" code={second} />
      </Suspense>
    </>
  );
  const here = Promise.resolve();
  const { prelude } = await prerender(<Both first={here} second={here} />);
  root.innerHTML = await new Response(prelude).text();
  document.body.append(root);
  notePresses();
  const [area, add] = root.querySelectorAll('button');
  area?.click();
  add?.click();
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await act(async () => void hydrateRoot(root, <Both first={late} second={here} />));
  onTestFinished(repeatEarlyPresses());
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(done).toEqual([]);
  await act(async () => arrive());
  await act(() => vi.waitFor(() => expect(done).toEqual(['area', 'add'])));
});

test('A press on a part whose code comes last is done, although what was typed before it is shown there too', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = document.createElement('div');
  const added: string[] = [];
  const Add = ({ area, code }: { readonly area: string; readonly code: Promise<void> }) => {
    use(code);
    return <button onClick={() => added.push(area)}>{`Add ${area}`}</button>;
  };
  function Floor({ code }: { readonly code: Promise<void> }) {
    const [area, setArea] = useState('');
    return (
      <>
        <input value={area} onChange={(event) => setArea(event.target.value)} />
        <Suspense>
          <Add area={area} code={code} />
        </Suspense>
      </>
    );
  }
  const { prelude } = await prerender(<Floor code={Promise.resolve()} />);
  root.innerHTML = await new Response(prelude).text();
  document.body.append(root);
  notePresses();
  const [field, add] = [root.querySelector('input'), root.querySelector('button')];
  if (field === null || add === null) throw new Error('The page was not rendered');
  field.value = '100';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  add.click();
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await act(async () => void hydrateRoot(root, <Floor code={late} />));
  onTestFinished(repeatEarlyPresses());
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  await act(async () => arrive());
  await act(() => vi.waitFor(() => expect(added).toEqual(['100'])));
});
