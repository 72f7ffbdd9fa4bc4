import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PageBand } from '../ui/page-band';

export function ErrorScreen() {
  const place = useRef<HTMLDivElement>(null);
  const [role, setRole] = useState<'main'>();

  // A fault of the layout takes the page's main part with it.
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
