import { afterAll, beforeAll } from 'vitest';
import type { ConnectOptions } from '#src/database/backend.ts';
import { connect } from '#src/database/database.ts';
import type { Database } from '#src/database/database.ts';
import { freshDatabase } from '#test/support/databases.ts';
import { createSamples } from './samples.ts';

/** A migrated database with the table `samples`, for the tests of one file or group. */
export function useDatabase(options?: ConnectOptions): {
  db: Database;
  connectAgain: () => Promise<Database>;
} {
  const opened: Database[] = [];
  let drop: () => Promise<void>;
  let url: string;
  const connectAgain = async () => {
    const db = await connect(url, options);
    opened.push(db);
    return db;
  };
  beforeAll(async () => {
    ({ url, drop } = await freshDatabase());
    await createSamples(await connectAgain());
  });
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.close()));
    await drop();
  });
  return {
    connectAgain,
    /** The first connection. */
    get db() {
      const [first] = opened;
      if (first === undefined) throw new Error('used before the tests began');
      return first;
    },
  };
}
