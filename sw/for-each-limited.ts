/** A failure does not stop the others; never rejects. */
export async function forEachLimited(files: readonly string[], atOnce: number, work: (file: string) => Promise<unknown>): Promise<void> {
  const left = files.values();
  const runNext = async (): Promise<void> => {
    for (const file of left) await work(file).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
}
