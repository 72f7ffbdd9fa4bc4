import type { DatabaseConfig, OpenDatabase } from './database';
import { migrate } from './migrate';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';

/** Throws DataFolderProblem when the embedded engine's folder cannot be used. */
export async function openDatabase(
  { databaseUrl, dataDir, isStore = false }: DatabaseConfig,
  prepare: (opened: OpenDatabase) => Promise<void> = async () => undefined,
): Promise<OpenDatabase> {
  const ready = async (opened: OpenDatabase): Promise<void> => {
    await migrate(opened.patientDb);
    await prepare(opened);
  };
  if (databaseUrl === null) return openEmbedded(dataDir, ready);
  const opened = await openPostgres(databaseUrl, isStore);
  try {
    await ready(opened);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
