import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { Replies } from '../features/first-screen/replies';
import { RepliesContext } from '../features/first-screen/use-reply';
import type { createAppRouter } from './router';

export interface ProvidersProps {
  /** Whoever makes it mounts it, since it may come later than the page (docs/decisions/0027). */
  readonly queryClient: QueryClient;
  readonly replies: Replies;
  readonly router: ReturnType<typeof createAppRouter>;
}

export function Providers({ queryClient, replies, router }: ProvidersProps) {
  return (
    <StrictMode>
      <QueryClientContext value={queryClient}>
        <RepliesContext value={replies}>
          <RouterProvider router={router} />
        </RepliesContext>
      </QueryClientContext>
    </StrictMode>
  );
}
