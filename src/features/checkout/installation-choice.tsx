import { useState, type ComponentType, useEffect, useEffectEvent } from 'react';
import { formatUsd } from '../../domain/money';
import { Checkbox } from '../../ui/checkbox';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './bill-panel.module.css';
import type { InstallationDialogProps } from './installation-dialog';
import { installedAreaWords } from './purchase-bill';
import type { Purchase } from './use-purchase';
import { Button } from '../../ui/button';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { myCartTexts } from './my-cart.texts';

export function InstallationRow({ purchase }: { readonly purchase: Purchase }) {
  const { bill, settings, isInstallationChosen, setIsInstallationChosen } = purchase;
  const [Dialog, setDialog] = useState<ComponentType<InstallationDialogProps> | null>(null);

  async function explain() {
    const { InstallationDialog } = await import('./installation-dialog');
    setDialog(() => InstallationDialog);
  }

  const isUnknown = settings === undefined && isInstallationChosen;
  return (
    <div className={classNames(layout['ends'], layout['middle'], css['installation'])}>
      <dt>
        <Checkbox checked={isInstallationChosen} onChange={(event) => setIsInstallationChosen(event.target.checked)}>
          {myCartTexts.installation}
        </Checkbox>
      </dt>
      <dd className={classNames(layout['strong'], layout['figures'], css['charge'])} translate={isUnknown ? undefined : 'no'}>
        {isUnknown ? myCartTexts.notLoaded : formatUsd(bill.installationCents)}
      </dd>
      <dd className={classNames(layout['ends'], layout['middle'], layout['caption'], css['explain'])}>
        <span>
          {isInstallationChosen
            ? installedAreaWords(bill, settings)
            : settings === undefined
              ? myCartTexts.notIncluded
              : myCartTexts.crewLays(formatUsd(settings.installationCentsPerSqft))}
        </span>
        <button type="button" className={classNames(layout['link'], css['details'])} onClick={() => void explain()}>
          {myCartTexts.details}
        </button>
        {Dialog !== null && (
          <Dialog
            html={settings?.installationDescriptionHtml ?? ''}
            isChosen={isInstallationChosen}
            price={settings === undefined ? undefined : formatUsd(purchase.installationCents)}
            onChoose={setIsInstallationChosen}
            onClose={() => setDialog(null)}
          />
        )}
      </dd>
    </div>
  );
}

/** Installation is on by default, so it is shown once. */
export function InstallationIncluded({ purchase }: { readonly purchase: Purchase }) {
  const { isInstallationDefault, installationCents, setIsInstallationChosen } = purchase;
  const [wasUntold] = useState(!purchase.isInstallationTold);
  const isShown = wasUntold && isInstallationDefault && installationCents > 0;
  const tell = useEffectEvent(purchase.tellInstallation);
  useEffect(() => {
    if (isShown) tell();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <p ref={keepRowFocus} className={classNames(layout['ends'], layout['middle'], css['included'])} role="status">
      <span>{myCartTexts.installationIncluded(formatUsd(installationCents))}</span>
      <Button variant="text" aria-label={myCartTexts.removeInstallation} onClick={() => setIsInstallationChosen(false)}>
        {myCartTexts.remove}
      </Button>
    </p>
  );
}
