import { MAX_BOXES } from '../coverage';
import { isPossibleQuote, MAX_QUOTE_LINES, type Quote, type QuoteLine } from './quote';

export type QuoteDraft = Omit<Quote, 'number'>;

export type FrozenQuote =
  | { readonly kind: 'made'; readonly quote: Quote }
  | { readonly kind: 'empty' | 'too-many-lines' | 'too-many-boxes' | 'impossible' };

/** Lines of the same floor are merged. */
export function freezeQuote(draft: QuoteDraft, number: Quote['number']): FrozenQuote {
  const lines = mergedLines(draft.lines);
  if (lines.length === 0) return { kind: 'empty' };
  if (lines.length > MAX_QUOTE_LINES) return { kind: 'too-many-lines' };
  if (lines.some(({ boxes }) => boxes > MAX_BOXES)) return { kind: 'too-many-boxes' };
  const quote = { ...draft, number, lines };
  return isPossibleQuote(quote) ? { kind: 'made', quote } : { kind: 'impossible' };
}

function mergedLines(lines: readonly QuoteLine[]): readonly QuoteLine[] {
  const byProduct = new Map<number, QuoteLine>();
  for (const line of lines) {
    if (line.boxes <= 0) continue;
    const same = byProduct.get(line.productId);
    byProduct.set(line.productId, same === undefined ? line : { ...same, boxes: same.boxes + line.boxes });
  }
  return [...byProduct.values()];
}
