import { shareOrCopy } from '../../ui/share-or-copy';

export function shareProject(title: string, text: string): Promise<void> {
  return shareOrCopy({
    title,
    content: { text },
    copiedWords: 'Copied. Paste it into a message or an email.',
    refusedWords: 'This browser does not let us copy. Please print it instead.',
  });
}
