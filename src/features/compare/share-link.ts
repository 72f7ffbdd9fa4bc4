import { shareOrCopy } from '../../ui/share-or-copy';

export function shareLink(title: string, path: string): Promise<void> {
  return shareOrCopy({
    title,
    content: { url: new URL(path, window.location.origin).href },
    copiedWords: 'Link copied',
    refusedWords: 'The link could not be copied. Copy it from the address bar.',
  });
}
