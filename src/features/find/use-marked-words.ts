import { useEffect, type RefObject } from 'react';

/** The name in found-list.module.css. */
const HIGHLIGHT = 'found-words';
/** Names of floors and the facts under them. */
const MARKED_TEXTS = 'a :is(h2, h3), a :is(h2, h3) + span';

/**
 * Marks words (in lower case) in the cards of a list by the CSS Custom Highlight API: elements stay as they are, also for a translator.
 * A browser without it marks nothing.
 */
export function useMarkedWords(list: RefObject<HTMLElement | null>, words: ReadonlySet<string>): void {
  useEffect(() => {
    const element = list.current;
    if (element === null || words.size === 0 || !('highlights' in CSS)) return;
    const mark = (): void => void CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesOf(element, words)));
    mark();
    const arrivals = new MutationObserver(mark);
    arrivals.observe(element, { childList: true, subtree: true });
    return () => {
      arrivals.disconnect();
      CSS.highlights.delete(HIGHLIGHT);
    };
  }, [list, words]);
}

function rangesOf(list: HTMLElement, words: ReadonlySet<string>): readonly Range[] {
  return [...list.querySelectorAll(MARKED_TEXTS)].flatMap((element) => {
    const ranges: Range[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        if (!words.has(word.toLowerCase())) continue;
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        ranges.push(range);
      }
    }
    return ranges;
  });
}
