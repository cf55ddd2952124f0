import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type Database } from '#src/database/database.ts';
import { createGit, type Git } from '#src/git/git.ts';
import { Api } from '#test/support/app.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { databaseKind, freshDatabase } from '#test/support/databases.ts';
import { gitHost } from '#test/support/git-host.ts';
import { HttpClient } from '#test/support/http-client.ts';
import { type ServerProcess, startServer } from '#test/support/process.ts';
import { instanceSecret, knowSecret } from '#test/support/seed.ts';
import { openStallMeters, type StallMeters } from './stalls.ts';

/** A server in a process of its own, as it is shipped, with meters in it and in its git host. */
export interface MeasuredServer {
  readonly api: Api;
  readonly db: Database;
  readonly git: Git;
  readonly port: number;
  readonly meters: StallMeters;
  readonly process: ServerProcess;
  stop(): Promise<void>;
}

/** `seed` fills the database and the repositories before the server opens them. */
export async function startMeasuredServer<Seeded>(
  seed: (db: Database, git: Git) => Promise<Seeded>,
): Promise<MeasuredServer & { readonly seeded: Seeded }> {
  const database = await freshDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearth-measured-'));
  const meters = await openStallMeters();
  const db = await connect(database.url);
  knowSecret(db);
  const git = createGit({ dataDir, onDemand: true, hostModule: gitHost() });
  const seeded = await seed(db, git);
  await db.raw('analyze');
  // Otherwise the database writes what the seeds left in its memory while the server is measured.
  await db.raw(databaseKind() === 'postgres' ? 'checkpoint' : 'pragma wal_checkpoint(truncate)');
  const server = await startServer({
    main: await compiledServer(),
    args: ['--empty'],
    dataDir,
    env: {
      DATABASE_URL: database.url,
      SECRET_KEY: instanceSecret,
      RATE_LIMITS: 'off',
      ...meters.environment,
    },
  });
  const port = Number(new URL(server.url).port);
  const http = new HttpClient(port);
  return {
    api: new Api(http, db, () => undefined),
    db,
    git,
    port,
    meters,
    process: server,
    seeded,
    async stop() {
      http.close();
      await server.stop();
      await meters.close();
      await git.close();
      await db.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
