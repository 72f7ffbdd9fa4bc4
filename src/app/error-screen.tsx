import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { askForCode, isMissingCode } from '../offline/worker/missing-code';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PageBand } from '../ui/page-band';

const FIRST_PAUSE_MS = 7_000;
const LONGEST_PAUSE_MS = 300_000;

export function ErrorScreen({ error }: { readonly error?: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  const [role, setRole] = useState<'main'>();

  // When the layout fails, its main element is gone too.
  useLayoutEffect(() => {
    if (place.current?.closest('main') === null) setRole('main');
  }, []);

  return (
    <div ref={place} role={role}>
      <PageBand>
        {isMissingCode(error) ? (
          <MissingCode error={error} />
        ) : (
          <Notice
            title="Ooops, something went wrong :( "
            isPage
            action={
              <Button variant="primary" onClick={() => window.location.assign('/')}>
                Refresh
              </Button>
            }
          />
        )}
      </PageBand>
    </div>
  );
}

/** The screen's code did not come: the network or the server, not the store, is at fault. Opens by itself once the code can be had. */
function MissingCode({ error }: { readonly error: unknown }) {
  useEffect(() => {
    let pauseMs = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout>;
    const later = (): void => {
      timer = setTimeout(ask, pauseMs);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    };
    const ask = (): void => {
      clearTimeout(timer);
      askForCode(error);
      later();
    };
    later();
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [error]);
  return (
    <Notice
      title="This page did not load"
      isPage
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    >
      <p>The store did not answer. Please check your connection. The page opens by itself as soon as it can be had.</p>
    </Notice>
  );
}
