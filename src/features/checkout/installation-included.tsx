import { useEffect, useEffectEvent, useState } from 'react';
import { formatUsd } from '../../domain/money';
import { Button } from '../../ui/button';
import { keepRowFocus } from '../../ui/keep-row-focus';
import css from './installation-included.module.css';
import type { Purchase } from './use-purchase';

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
    <p ref={keepRowFocus} className={css['included']} role="status">
      <span>{`Installation is included: ${formatUsd(installationCents)}`}</span>
      <Button variant="text" aria-label="Remove installation" onClick={() => setIsInstallationChosen(false)}>
        Remove
      </Button>
    </p>
  );
}
