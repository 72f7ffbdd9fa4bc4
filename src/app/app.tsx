import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { FirstRenderReport } from './first-render';
import type { createAppRouter } from './router';

export interface AppProps {
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof createAppRouter>;
  readonly onFirstRender?: () => void;
}

const nothing = (): void => undefined;

export function App({ queryClient, router, onFirstRender = nothing }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Suspense fallback={null}>
          <FirstRenderReport onRender={onFirstRender} />
        </Suspense>
      </QueryClientProvider>
    </StrictMode>
  );
}
