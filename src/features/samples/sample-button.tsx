import { useState } from 'react';
import type { SampleFloor } from '../../domain/samples';
import { sampleList } from '../../offline/samples';
import { Button } from '../../ui/button';
import { useOpenedPart } from '../../ui/use-opened-part';
import css from './samples.module.css';
import { samplesTexts } from './samples.texts';

interface SampleButtonProps {
  readonly product: { readonly id: number; readonly slug: string; readonly title: string };
}

/** Its code loads on press. */
export function SampleButton({ product: { id, slug, title } }: SampleButtonProps) {
  const floor: SampleFloor = { productId: id, slug, title };
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const {
    Part: Samples,
    open,
    close,
  } = useOpenedPart(async () => (await import('./samples-dialog')).SamplesDialog, samplesTexts.notLoaded);
  const press = () => {
    setLeftOut(sampleList.add(floor) === 'full' ? title : null);
    void open();
  };
  return (
    <div className={css['place']}>
      <Button variant="text" isCompact aria-haspopup="dialog" onClick={press}>
        {samplesTexts.order}
      </Button>
      {Samples === null ? null : <Samples leftOut={leftOut} onClose={close} />}
    </div>
  );
}
