const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room and run the command again.',
  EDQUOT: 'the disk is full. Make room and run the command again.',
  EACCES: "the store's user has no right to that file or folder. Grant it, or use another folder.",
  EPERM: "the store's user has no right to that file or folder. Grant it, or use another folder.",
  EROFS: 'the disk is read-only. Use another folder.',
  ENOENT: 'there is no such file or folder. Make it, or correct the name.',
  ENOTDIR: 'a part of that name is no folder. Correct the name.',
  EISDIR: 'that is a folder. Name a file in it.',
  EIO: 'the disk does not work. Use another one.',
};

/** Explains a file system error to the owner; rethrows any other error. */
export function fileProblem(error: unknown): string {
  if (error instanceof Error && error.name === 'AbortError') return 'it was stopped.';
  const words = error instanceof Error && 'code' in error ? FILE_PROBLEMS[String(error.code)] : undefined;
  if (words === undefined) throw error;
  return words;
}
