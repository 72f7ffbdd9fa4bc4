import { showToast } from './toast';

interface Shared {
  readonly title: string;
  /** An address or a text: what the other app gets, or the clipboard. */
  readonly content: { readonly url: string } | { readonly text: string };
  readonly copiedWords: string;
  /** Says what to do where neither is allowed. */
  readonly refusedWords: string;
}

/** Hands something to another app, or copies it where the browser cannot. */
export async function shareOrCopy({ title, content, copiedWords, refusedWords }: Shared): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, ...content });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText('url' in content ? content.url : content.text);
    showToast({ message: copiedWords, tone: 'success' });
  } catch {
    showToast({ message: refusedWords, tone: 'error' });
  }
}
