import { useState } from 'react';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog';
import { RichText } from '../../ui/rich-text';
import layout from '../../ui/layout.module.css';
import css from './bill-panel.module.css';
import { myCartTexts } from './my-cart.texts';

export interface InstallationDialogProps {
  readonly html: string;
  readonly isChosen: boolean;
  /** For the whole cart, whether chosen or not: '$531.90'; undefined until loaded. */
  readonly price: string | undefined;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onClose: () => void;
}

export function InstallationDialog({ html, isChosen, price, onChoose, onClose }: InstallationDialogProps) {
  const [isTicked, setIsTicked] = useState(isChosen);
  const take = () => {
    if (isTicked !== isChosen) onChoose(isTicked);
    onClose();
  };
  return (
    <Dialog isOpen title={myCartTexts.installation} onClose={onClose}>
      <RichText html={html} />
      <Checkbox
        className={classNames(layout['above3'], css['dialogChoice'])}
        checked={isTicked}
        onChange={(event) => setIsTicked(event.target.checked)}
        aside={price}
      >
        {myCartTexts.byOurCrew}
      </Checkbox>
      <div className={classNames('dialog-foot', layout['cluster3'], css['dialogActions'])}>
        <Button variant="outline" onClick={onClose}>
          {myCartTexts.cancel}
        </Button>
        <Button variant="primary" onClick={take}>
          {isTicked === isChosen ? myCartTexts.ok : isTicked ? myCartTexts.okAdd : myCartTexts.okRemove}
        </Button>
      </div>
    </Dialog>
  );
}
