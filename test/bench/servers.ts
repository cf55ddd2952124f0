import path from 'node:path';
import { startServer } from './processes.ts';
import type { BenchServer } from './processes.ts';
import { benchSecret, type World } from './world.ts';

const folder = path.join(import.meta.dirname, 'servers');
const project = path.resolve(import.meta.dirname, '../..');

/** The servers on one world. All know themselves under Hearth's address, so that their bytes can be the same. */
export interface Rivals {
  readonly hearth: BenchServer;
  readonly bare: BenchServer;
  /** The same for the administrator instead of the reader. */
  readonly bareForAdministrator: BenchServer;
  readonly ordinary: BenchServer;
  readonly gitPerRequest: BenchServer;
  stop(): Promise<void>;
}

export async function startHearth(
  main: string,
  world: Pick<World, 'dataDir' | 'databaseUrl' | 'readerToken'>,
  more: {
    readonly before?: readonly string[];
    readonly environment?: Record<string, string>;
    readonly hear?: (text: string) => void;
  } = {},
): Promise<BenchServer> {
  return startServer(
    [...(more.before ?? []), main, '--empty'],
    '/api/v4/version',
    {
      DATA_DIR: world.dataDir,
      DATABASE_URL: world.databaseUrl,
      SECRET_KEY: benchSecret,
      RATE_LIMITS: 'off',
      // The others write no log either.
      LOG_LEVEL: 'warn',
      ...more.environment,
    },
    { 'private-token': world.readerToken },
    more.hear,
  );
}

/** Gives what starts one of the servers beside Hearth, for its reader, on a world. */
async function startingBeside(hearth: BenchServer, world: World) {
  const token = { 'private-token': world.readerToken };
  const answer = await fetch(`${hearth.origin}/api/v4/version`, { headers: token });
  const { version, revision } = (await answer.json()) as { version: string; revision: string };
  const environment = {
    DATABASE_URL: world.databaseUrl,
    SECRET_KEY: benchSecret,
    BASE_URL: hearth.origin,
    READER: String(world.readerId),
    TOKEN_DIGEST: world.tokenDigest,
    DOCUMENT: path.join(project, 'generated/openapi.json'),
    VERSION: version,
    REVISION: revision,
  };
  return (script: string, args: readonly string[] = [], more = {}) =>
    startServer(
      [path.join(folder, script), ...args],
      '/api/v4/version',
      { ...environment, ...more },
      token,
    );
}

/** The bare server on a world of its own, which is made like Hearth's: what one writes is no work for the other. */
export async function startBare(hearth: BenchServer, world: World): Promise<BenchServer> {
  const start = await startingBeside(hearth, world);
  return start('bare.mjs');
}

/** The same for the administrator instead of the reader. */
export async function startBareForAdministrator(
  hearth: BenchServer,
  world: World,
): Promise<BenchServer> {
  const start = await startingBeside(hearth, world);
  return start('bare.mjs', [], { READER: String(world.administratorId), ADMINISTRATOR: 'yes' });
}

export async function startRivals(main: string, world: World): Promise<Rivals> {
  const hearth = await startHearth(main, world);
  const start = await startingBeside(hearth, world);
  const bare = await startBare(hearth, world);
  const bareForAdministrator = await startBareForAdministrator(hearth, world);
  const ordinary = await start('ordinary.mjs');
  const gitPerRequest = await start('git-per-request.mjs', [world.gitDirectory, world.file.blobId]);
  const all = [hearth, bare, bareForAdministrator, ordinary, gitPerRequest];
  return {
    hearth,
    bare,
    bareForAdministrator,
    ordinary,
    gitPerRequest,
    stop: async () => {
      await Promise.all(all.map((server) => server.stop()));
    },
  };
}

/** Hands over the jobs of the same database. */
export const startBareJobs = ({ databaseUrl }: Pick<World, 'databaseUrl'>): Promise<BenchServer> =>
  startServer([path.join(folder, 'bare-jobs.mjs')], '/', { DATABASE_URL: databaseUrl });

/** `routes` are those beside the one that is asked for. */
export const startBareExpress = (
  routes: readonly { readonly method: string; readonly path: string }[],
): Promise<BenchServer> =>
  startServer([path.join(folder, 'bare-express.mjs')], '/api/v4/version', {
    ROUTES: routes.map(({ method, path }) => `${method} ${path}`).join('\n'),
  });
