// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pressRightAfterHydration } from '../../../tests/fixtures/press-right-after-hydration';
import { ListControls } from './list-controls';

test('On a wide screen a press on Filter right after hydration opens the panel beside the list, not the sheet of a phone', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const onFilter = vi.fn();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  await pressRightAfterHydration(
    <QueryClientProvider client={new QueryClient()}>
      {/* The registered router's type is the store's. */}
      <RouterContextProvider router={router as never}>
        <ListControls choice="ALL" search={{}} products={[]} count={0} isFiltering={false} onFilter={onFilter} failure={null} />
      </RouterContextProvider>
    </QueryClientProvider>,
    () => screen.getByRole('button', { name: 'Filter' }),
  );
  await waitFor(() => expect(onFilter).toHaveBeenCalledExactlyOnceWith(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});
