import { showToast } from '../../ui/toast';

/** Hands a page's address to another app, or copies it where the browser cannot. */
export async function shareLink(title: string, path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ message: 'Link copied', tone: 'success' });
  } catch {
    showToast({ message: 'The link could not be copied. Copy it from the address bar.', tone: 'error' });
  }
}
