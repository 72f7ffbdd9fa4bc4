import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PageBand } from '../ui/page-band';

export function ErrorScreen() {
  return (
    <PageBand>
      <Notice
        title="Ooops, something went wrong :( "
        isPage
        action={<Button variant="primary" onClick={() => window.location.assign('/')}>Refresh</Button>}
      />
    </PageBand>
  );
}
