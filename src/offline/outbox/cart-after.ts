import type { CartLine } from '../../domain/cart';
import type { SentIntent } from './send-intent';

/**
 * The server's cart after a round of changes, when that is known without asking again: every change was applied, and to
 * lines the server had before. Null when a line is new, since only the server knows its id, or when anything went differently.
 */
export function cartAfter(serverLines: readonly CartLine[], answers: readonly SentIntent[]): readonly CartLine[] | null {
  let lines = serverLines;
  for (const answer of answers) {
    if (answer.kind !== 'applied' || answer.calls > 1) return null;
    const { product, boxes, isInstallationChosen } = answer.entry.intent;
    const isKnown = lines.some((line) => line.product.id === product.id);
    if (!isKnown && boxes > 0) return null;
    lines = lines.flatMap((line) => {
      if (line.product.id !== product.id) return [line];
      return boxes === 0 ? [] : [{ ...line, boxes, isInstallationChosen }];
    });
  }
  return lines;
}
