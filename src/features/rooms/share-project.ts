import { showToast } from '../../ui/toast';

/** Hands a project's text to another app, or copies it. Says what to do when neither is allowed. */
export async function shareProject(title: string, text: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    showToast({ message: 'Copied. Paste it into a message or an email.', tone: 'success' });
  } catch {
    showToast({ message: 'This browser does not let us copy. Please print it instead.', tone: 'error' });
  }
}
