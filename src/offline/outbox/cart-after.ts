import type { CartLine } from '../../domain/cart';
import type { SentIntent } from './send-intent';

/** Null when only the server knows: a line is new, or a change was not applied. */
export function cartAfter(serverLines: readonly CartLine[], results: readonly SentIntent[]): readonly CartLine[] | null {
  let lines = serverLines;
  for (const result of results) {
    if (result.kind !== 'applied' || result.calls > 1) return null;
    const { product, boxes, isInstallationChosen } = result.entry.intent;
    const isKnown = lines.some((line) => line.product.id === product.id);
    if (!isKnown && boxes > 0) return null;
    lines = lines.flatMap((line) => {
      if (line.product.id !== product.id) return [line];
      return boxes === 0 ? [] : [{ ...line, boxes, isInstallationChosen }];
    });
  }
  return lines;
}
