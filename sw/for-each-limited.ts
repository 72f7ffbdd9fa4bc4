/** Keeps every file, no more than `atOnce` at a time. One that fails does not stop the others; never rejects. */
export async function forEachLimited(files: readonly string[], atOnce: number, keep: (file: string) => Promise<unknown>): Promise<void> {
  const left = files.values();
  const keepNext = async (): Promise<void> => {
    for (const file of left) await keep(file).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: atOnce }, keepNext));
}
