import { useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { isAsked, useShownCart } from './use-cart';

const Sheet = lazyPart(
  () => import('./cart-questions-sheet'),
  (code) => code.CartQuestionsSheet,
);

/** After closing the sheet, the questions stay in the cart. */
export function CartQuestions() {
  const asked = useShownCart().changes.filter(isAsked);
  const [seenUpTo, setSeenUpTo] = useState(0);
  const newest = Math.max(0, ...asked.map(({ intent }) => intent.sequence));
  if (asked.length === 0) return null;
  return <Sheet entries={asked} isOpen={newest > seenUpTo} onClose={() => setSeenUpTo(newest)} />;
}
