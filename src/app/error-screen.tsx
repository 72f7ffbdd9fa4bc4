import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PageBand } from '../ui/page-band';

export function ErrorScreen() {
  const place = useRef<HTMLDivElement>(null);
  const [role, setRole] = useState<'main'>();

  // When the layout fails, its main element is gone too.
  useLayoutEffect(() => {
    if (place.current?.closest('main') === null) setRole('main');
  }, []);

  return (
    <div ref={place} role={role}>
      <PageBand>
        <Notice
          title="Ooops, something went wrong :( "
          isPage
          action={
            <Button variant="primary" onClick={() => window.location.assign('/')}>
              Refresh
            </Button>
          }
        />
      </PageBand>
    </div>
  );
}
