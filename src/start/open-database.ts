import type { Config } from '#src/config.ts';
import { connect } from '#src/database/database.ts';
import type { Database } from '#src/database/database.ts';
import { migrate, MigrationError } from '#src/database/migrate.ts';
import { readErrorCode, StartFailure, describeSystemError } from './start-failure.ts';

/** Connects; fails with one line that names the place, without the password in it. */
export async function openDatabase(config: Config): Promise<Database> {
  let db: Database | undefined;
  try {
    db = await connect(config.databaseUrl);
    await db.raw('select 1');
    return db;
  } catch (error) {
    await db?.close();
    throw new StartFailure(
      `DATABASE_URL: cannot use ${formatDatabaseAddress(config.databaseUrl)} (${describeSystemError(findRootCause(error))})`,
    );
  }
}

/** Brings the schema up to date. */
export async function migrateDatabase(db: Database, config: Config): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    const reason =
      error instanceof MigrationError ? error.message : describeSystemError(findRootCause(error));
    throw new StartFailure(
      `DATABASE_URL: cannot migrate ${formatDatabaseAddress(config.databaseUrl)} (${reason})`,
    );
  }
}

/** The innermost error, which has more details than "the database is away". */
function findRootCause(error: unknown): unknown {
  let cause = error;
  while (
    cause instanceof Error &&
    cause.cause !== undefined &&
    readErrorCode(cause) === undefined
  ) {
    cause = cause.cause;
  }
  return cause;
}

function formatDatabaseAddress(databaseUrl: string): string {
  if (databaseUrl.startsWith('sqlite:')) return databaseUrl.slice('sqlite:'.length);
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `Postgres at ${hostname}:${port === '' ? '5432' : port}${pathname}`;
}
