import { useState, type ComponentType } from 'react';
import { formatSqft } from '../../domain/coverage';
import { formatUsd } from '../../domain/money';
import { boxesText } from '../../domain/number-text';
import { Checkbox } from '../../ui/checkbox';
import css from './bill-panel.module.css';
import type { InstallationDialogProps } from './installation-dialog';
import type { Purchase } from './use-purchase';

export function InstallationRow({ purchase }: { readonly purchase: Purchase }) {
  const { bill, settings, isInstallationChosen, setIsInstallationChosen } = purchase;
  const [Dialog, setDialog] = useState<ComponentType<InstallationDialogProps> | null>(null);

  async function explain() {
    const { InstallationDialog } = await import('./installation-dialog');
    setDialog(() => InstallationDialog);
  }

  const rate = formatUsd(settings?.installationCentsPerSqft ?? 0);
  return (
    <div className={css['installation']}>
      <dt>
        <Checkbox checked={isInstallationChosen} onChange={(event) => setIsInstallationChosen(event.target.checked)}>
          Installation
        </Checkbox>
      </dt>
      <dd className={css['charge']} translate="no">
        {formatUsd(bill.installationCents)}
      </dd>
      <dd className={css['explain']}>
        <span>
          {isInstallationChosen
            ? `Installed area: ${formatSqft(bill.area)} sqft (${boxesText(bill.boxes)}) at ${rate} / sqft.`
            : `Not included. Our crew lays it for ${rate} / sqft.`}
        </span>
        <button type="button" className={css['details']} onClick={() => void explain()}>
          Details
        </button>
        {Dialog !== null && (
          <Dialog
            html={settings?.installationDescriptionHtml ?? ''}
            isChosen={isInstallationChosen}
            price={formatUsd(purchase.installationCents)}
            onChoose={setIsInstallationChosen}
            onClose={() => setDialog(null)}
          />
        )}
      </dd>
    </div>
  );
}
