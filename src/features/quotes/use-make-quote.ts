import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { quotes, type NewQuote } from '../../offline/quotes/quotes';
import { notMadeWords } from './made-words';

/** One quote, however often it is pressed. Opens it, or says why there is none. */
export function useMakeQuote(onClose: () => void) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  async function make(wanted: NewQuote): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    const made = await quotes.make(wanted);
    setIsSaving(false);
    if (made.kind !== 'made') return setProblem(notMadeWords(made.kind));
    onClose();
    await router.navigate({ to: '/quotes/{-$quoteId}', params: { quoteId: made.kept.id } });
  }

  return { problem, setProblem, isSaving, make };
}
