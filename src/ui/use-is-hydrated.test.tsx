// @vitest-environment happy-dom
import { Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useIsHydrated } from './use-is-hydrated';

/** Tasks of the browser so far. */
let task = 0;

function countTasks(): void {
  const counting = setInterval(() => (task += 1));
  onTestFinished(() => clearInterval(counting));
}

function takeOneMillisecond(): void {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 1);
}

/** Notes in which tasks it was rendered. */
function Row({ isHydrated, tasks }: { readonly isHydrated: boolean; readonly tasks: Set<number> }) {
  takeOneMillisecond();
  tasks.add(task);
  return <li>{isHydrated ? 'live' : 'served'}</li>;
}

function List({ tasks }: { readonly tasks: Set<number> }) {
  const isHydrated = useIsHydrated();
  return (
    <Suspense>
      {Array.from({ length: 60 }, (_, row) => (
        <Row key={row} isHydrated={isHydrated} tasks={tasks} />
      ))}
    </Suspense>
  );
}

test('A list that hydration changes is hydrated and changed in many short tasks, never in one long one', async () => {
  const element = document.createElement('ul');
  element.innerHTML = renderToString(<List tasks={new Set()} />);
  countTasks();
  const tasks = new Set<number>();
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(element, <List tasks={tasks} />, { onRecoverableError });
  onTestFinished(() => root.unmount());
  expect(element.textContent).toMatch(/^(served)+$/);
  await vi.waitFor(() => expect(element.textContent).toMatch(/^(live)+$/), { timeout: 10_000 });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(tasks.size).toBeGreaterThan(10);
});

test('A part that the browser itself renders is complete from its first render', async () => {
  const seen: boolean[] = [];
  function Part() {
    seen.push(useIsHydrated());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  root.render(<Part />);
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
  expect(new Set(seen)).toEqual(new Set([true]));
});
