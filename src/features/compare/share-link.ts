import { shareOrCopy } from '../../ui/share-or-copy';

/** Hands a page's address to another app, or copies it where the browser cannot. */
export function shareLink(title: string, path: string): Promise<void> {
  return shareOrCopy({
    title,
    content: { url: new URL(path, window.location.origin).href },
    copiedWords: 'Link copied',
    refusedWords: 'The link could not be copied. Copy it from the address bar.',
  });
}
