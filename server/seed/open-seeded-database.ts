import type { DatabaseConfig, OpenDatabase } from '../db/database';
import { openDatabase } from '../db/open-database';
import { seedWhenEmpty } from './seed-database';

/** Opens the store's database and fills an empty one with the sample shop. Throws as `openDatabase` does. */
export async function openSeededDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  const opened = await openDatabase(config);
  try {
    await seedWhenEmpty(opened.patientDb, Date.now());
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
