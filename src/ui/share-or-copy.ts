import { showToast } from './toast';

interface Shared {
  readonly title: string;
  readonly content: { readonly url: string } | { readonly text: string };
  readonly copiedWords: string;
  readonly refusedWords: string;
}

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
