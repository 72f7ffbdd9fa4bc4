import { useNavigate } from '@tanstack/react-router';
import { floorsText, MAX_COMPARED } from '../../domain/compared-floors';
import { spokenPath } from '../../domain/languages';
import { compareList } from '../../offline/compare-list';
import { Button, ButtonLink } from '../../ui/button';
import { shareOrCopy } from '../../ui/share-or-copy';
import type { CompareSearch } from './compare-search';
import css from './compare-page.module.css';
import type { ShownFloor } from './use-compared-floors';
import { compareTexts } from './compare.texts';
import { compareToolsTexts } from './compare-tools.texts';

interface CompareToolsProps {
  readonly floors: readonly ShownFloor[];
  readonly search: CompareSearch;
}

export function CompareTools({ floors, search }: CompareToolsProps) {
  const navigate = useNavigate();
  const listed = floors.map(({ slug, details }) => ({ slug, title: details.product.title }));
  const share = () => {
    const parameters = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    void shareLink(
      compareToolsTexts.compareAll(listed.map(({ title }) => title).join(', ')),
      `/compare?${new URLSearchParams(parameters).toString()}`,
    );
  };
  // Saved on the device, so that the next floor is added to those of a shared link.
  const addAnother = () => {
    compareList.replace(listed);
    void navigate({ to: '/products' });
  };
  return (
    <div className={css['tools']}>
      {floors.length < MAX_COMPARED ? (
        <Button variant="outline" isCompact onClick={addAnother}>
          {compareTexts.addFloor}
        </Button>
      ) : null}
      <Button variant="outline" isCompact onClick={share}>
        {compareTexts.share}
      </Button>
      <Button variant="outline" isCompact onClick={() => window.print()}>
        {compareTexts.print}
      </Button>
      <ButtonLink to="/board-sheet" search={{ floors: floorsText(listed.map(({ slug }) => slug)) }} variant="text" isCompact>
        {compareTexts.boardSheet}
      </ButtonLink>
    </div>
  );
}

function shareLink(title: string, path: string): Promise<void> {
  return shareOrCopy({
    title,
    content: { url: new URL(spokenPath(path), window.location.origin).href },
    copiedWords: compareTexts.linkCopied,
    refusedWords: compareTexts.linkNotCopied,
  });
}
