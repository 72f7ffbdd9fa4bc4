import { createDatabase, type Database } from '../../offline/kept/database';
import { KINDS_WITH_DESK } from '../../offline/storage/desk-keys';
import { databaseNames } from '../../offline/storage/storage-keys';

/** The kept store of this device, with the Desk's kinds. */
export const deskDatabase: Database = createDatabase({ name: databaseNames.kept, stores: KINDS_WITH_DESK });
