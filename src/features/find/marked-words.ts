import { type RefObject, useEffect } from 'react';

/** Also in found-list.module.css. */
const HIGHLIGHT = 'found-words';
/** Titles of floors and the facts below them. */
const MARKED_TEXTS = 'a :is(h2, h3), a :is(h2, h3) + span';

/**
 * By the CSS Custom Highlight API: the elements do not change, so in-page translation works. Browsers without the API mark nothing. Words
 * are in lower case.
 */
export function useMarkedWords(list: RefObject<HTMLElement | null>, words: readonly string[]): void {
  useEffect(() => {
    const element = list.current;
    if (element === null || words.length === 0 || !('highlights' in CSS)) return;
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

function rangesOf(list: HTMLElement, words: readonly string[]): readonly Range[] {
  return [...list.querySelectorAll(MARKED_TEXTS)].flatMap((element) => {
    const ranges: Range[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const piece of markedPieces(text.nodeValue ?? '', words)) {
        if (!piece.isMarked) continue;
        const range = new Range();
        range.setStart(text, piece.at);
        range.setEnd(text, piece.at + piece.text.length);
        ranges.push(range);
      }
    }
    return ranges;
  });
}

interface TitlePiece {
  readonly text: string;
  readonly isMarked: boolean;
  /** Index of its first character in the title. */
  readonly at: number;
}

/** `words` are in lower case. */
export function markedPieces(title: string, words: readonly string[]): readonly TitlePiece[] {
  let at = 0;
  return title.split(/([\p{L}\p{N}]+)/u).flatMap((text) => {
    const piece = { text, at, isMarked: words.includes(text.toLowerCase()) };
    at += text.length;
    return text === '' ? [] : [piece];
  });
}
