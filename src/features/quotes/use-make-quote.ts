import { quoteFormTexts } from './quote-form.texts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type MadeQuote, type NewQuote, quotes } from '../../offline/quotes';
import { MAX_QUOTE_LINES } from '../../domain/quote/quote';
import { MAX_KEPT_QUOTES } from '../../domain/quote/kept-quote';
import { MAX_BOXES } from '../../domain/coverage';

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

function notMadeWords(kind: Exclude<MadeQuote['kind'], 'made'>): string {
  switch (kind) {
    case 'too-many-quotes':
      return quoteFormTexts.tooManyQuotes(MAX_KEPT_QUOTES);
    case 'empty':
      return quoteFormTexts.empty;
    case 'too-many-lines':
      return quoteFormTexts.tooManyLines(MAX_QUOTE_LINES);
    case 'too-many-boxes':
      return quoteFormTexts.tooManyBoxes(MAX_BOXES);
    case 'impossible':
      return quoteFormTexts.withoutPrice;
  }
}
