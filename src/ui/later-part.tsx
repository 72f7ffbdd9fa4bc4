import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { createPart, type Part } from './taking-over';

interface LaterPartProps {
  readonly children: ReactNode;
  /** Loads the code it needs, where that is not here from the start. */
  readonly code?: () => Promise<void>;
}

/**
 * A part of the screen that a first visit does not need first. The server writes it with everything else; React takes it over after the
 * rest of the page, in a task of its own, so that the page answers in between, and at once where it is touched. Elsewhere it is
 * drawn like anything.
 */
export function LaterPart({ children, code }: LaterPartProps) {
  const [part] = useState(createPart);
  useEffect(() => part.wait(code), [part, code]);
  return (
    <Suspense fallback={null}>
      <Gate part={part}>{children}</Gate>
    </Suspense>
  );
}

function Gate({ part, children }: { readonly part: Part; readonly children: ReactNode }) {
  part.suspendOnce();
  useEffect(() => part.taken(), [part]);
  return children;
}
