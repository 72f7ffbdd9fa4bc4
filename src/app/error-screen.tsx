import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { spokenPath } from '../domain/languages';
import { createPace } from '../offline/sync/backoff';
import { askForCode, isMissingCode } from '../offline/worker/missing-code';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PageBand } from '../ui/page-band';
import { errorScreenTexts } from './error-screen.texts';

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
            title={errorScreenTexts.wrong}
            isPage
            action={
              <Button variant="primary" onClick={() => window.location.assign(spokenPath('/'))}>
                {errorScreenTexts.refresh}
              </Button>
            }
          />
        )}
      </PageBand>
    </div>
  );
}

/** The network or the server, not the store, is at fault. Opens by itself once the code can be had. */
function MissingCode({ error }: { readonly error: unknown }) {
  useEffect(() => {
    const pace = createPace();
    let timer: ReturnType<typeof setTimeout>;
    const wake = (): void => {
      clearTimeout(timer);
      if (pace.dueInMs() === 0) {
        pace.started();
        askForCode(error);
      }
      timer = setTimeout(wake, pace.dueInMs());
    };
    const wakeSoon = (): void => {
      pace.bringForward('return');
      wake();
    };
    // The import that failed was the first try.
    pace.started();
    wake();
    window.addEventListener('online', wakeSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', wakeSoon);
    };
  }, [error]);
  return (
    <Notice
      title={errorScreenTexts.notLoaded}
      isPage
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {errorScreenTexts.tryAgain}
        </Button>
      }
    >
      <p>{errorScreenTexts.partMissing}</p>
    </Notice>
  );
}
