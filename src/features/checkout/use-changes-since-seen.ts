import { useEffect, useEffectEvent } from 'react';
import { figureChanges, type Bill, type FigureChange } from '../../domain/bill';
import type { ProjectedLine } from '../../domain/cart';
import type { CheckoutChoice } from '../../domain/order';
import type { CartChoices } from '../../offline/cart-choices';

interface SeenParts {
  readonly choices: CartChoices;
  readonly choose: (part: Partial<CartChoices>) => void;
  readonly lines: readonly ProjectedLine[];
  readonly choice: CheckoutChoice;
  /** Null while it is incomplete. */
  readonly bill: Bill | null;
}

export function useChangesSinceSeen({ choices, choose, lines, choice, bill }: SeenParts) {
  const wanted = lines.map(({ product, boxes }) => `${product.id}:${boxes}`).sort();
  const signature = JSON.stringify([wanted, choice]);
  const isSame = choices.seen?.signature === signature;
  const changes: readonly FigureChange[] = isSame && choices.seen !== null && bill !== null ? figureChanges(choices.seen.bill, bill) : [];
  const see = useEffectEvent(() => {
    if (bill !== null) choose({ seen: { signature, bill } });
  });
  // Null when saved already.
  const unseen = bill === null || isSame ? null : signature;
  useEffect(() => {
    if (unseen !== null) see();
  }, [unseen]);
  return {
    changes,
    acceptChanges: (): void => {
      if (bill !== null && changes.length > 0) choose({ seen: { signature, bill } });
    },
  };
}
