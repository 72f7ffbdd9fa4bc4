import type { DatabaseConfig, OpenDatabase } from '../db/database';
import { openDatabase } from '../db/open-database';
import { seedWhenEmpty } from './seed-database';

/** Fills an empty database with the sample shop. Throws as `openDatabase` does. */
export function openSeededDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  return openDatabase(config, ({ patientDb }) => seedWhenEmpty(patientDb, Date.now()));
}
