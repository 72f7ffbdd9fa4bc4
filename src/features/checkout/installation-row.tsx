import { useState, type ComponentType } from 'react';
import { formatUsd } from '../../domain/money';
import { Checkbox } from '../../ui/checkbox';
import css from './bill-panel.module.css';
import type { InstallationDialogProps } from './installation-dialog';
import { installedAreaWords, NOT_LOADED } from './purchase-bill';
import type { Purchase } from './use-purchase';

export function InstallationRow({ purchase }: { readonly purchase: Purchase }) {
  const { bill, settings, isInstallationChosen, setIsInstallationChosen } = purchase;
  const [Dialog, setDialog] = useState<ComponentType<InstallationDialogProps> | null>(null);

  async function explain() {
    const { InstallationDialog } = await import('./installation-dialog');
    setDialog(() => InstallationDialog);
  }

  const isUnknown = settings === undefined && isInstallationChosen;
  return (
    <div className={css['installation']}>
      <dt>
        <Checkbox checked={isInstallationChosen} onChange={(event) => setIsInstallationChosen(event.target.checked)}>
          Installation
        </Checkbox>
      </dt>
      <dd className={css['charge']} translate={isUnknown ? undefined : 'no'}>
        {isUnknown ? NOT_LOADED : formatUsd(bill.installationCents)}
      </dd>
      <dd className={css['explain']}>
        <span>
          {isInstallationChosen
            ? installedAreaWords(bill, settings)
            : settings === undefined
              ? 'Not included.'
              : `Not included. Our crew lays it for ${formatUsd(settings.installationCentsPerSqft)} / sqft.`}
        </span>
        <button type="button" className={css['details']} onClick={() => void explain()}>
          Details
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
