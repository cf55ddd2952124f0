import cluster from 'node:cluster';
import { preload } from '#generated/router.ts';
import { loadInTurn } from '#runtime/lazy-operations.ts';
import type { Config } from '#src/config.ts';
import { type App, createApp } from '#src/app.ts';
import { createGit } from '#src/git/git.ts';
import { createLog } from '#src/log.ts';
import type { Log } from '#src/log.ts';
import type { RefRepair, startRefRepair } from '#src/domains/core/repositories/repair.ts';
import { services } from '#generated/registries/services.ts';
import type { RootCredentials } from './banner.ts';
import { prepareInstance } from './instance.ts';
import { useConfiguredSecret } from './instance-secret.ts';
import type { ServerListener } from './listen.ts';
import { createOtherProcesses } from './other-processes.ts';
import { migrateDatabase, openDatabase } from './open-database.ts';
import { stopOnSignal } from './shutdown.ts';
import type { StartOptions } from './start-options.ts';

export { loadDriver } from '#src/database/database.ts';

/** The parts of a running server, opened once per process. */
export interface Instance {
  migrate(): Promise<void>;
  prepare(): Promise<RootCredentials | null>;
  /** Answers requests until the process must stop, and then closes everything. */
  serve(listener: ServerListener): Promise<void>;
  close(): Promise<void>;
}

export async function openInstance(
  config: Config,
  { json }: Pick<StartOptions, 'json'>,
): Promise<Instance> {
  const db = await openDatabase(config);
  await useConfiguredSecret(db, config);
  // The git host starts with its first request, or after the first requests are answered.
  const git = createGit({ dataDir: config.dataDir, onDemand: true });
  const close = async () => {
    await git.close();
    await db.close();
  };
  return {
    migrate: () => migrateDatabase(db, config),
    prepare: () => prepareInstance(db, git, config),
    async serve(listener) {
      const log = createLog(config.logLevel, json ? 'stderr' : 'stdout');
      const others = cluster.isWorker ? createOtherProcesses() : null;
      const app = await createApp({ config, db, git, log, others });
      listener.open((request, response) => app.handler(request, response));
      let repair: Promise<RefRepair> | null = null;
      const later = setTimeout(() => {
        git.start();
        app.environment.workers.start();
        repair = startRepair({ ...app.environment, log });
        if (config.production) preloadCode(app, log);
      }, firstRequestsMs);
      stopOnSignal(listener.server, async () => {
        clearTimeout(later);
        await (await repair)?.stop();
        await app.close();
        await close();
        log.flush();
      });
    },
    close,
  };
}

/** Loaded behind the first requests, like the workers. */
async function startRepair(deps: Parameters<typeof startRefRepair>[0]): Promise<RefRepair> {
  const [{ startRefRepair }, { settleLeftovers }] = await Promise.all([
    import('#src/domains/core/repositories/repair.ts'),
    import('#src/domains/review/merge-requests/merge/settle.ts'),
  ]);
  return startRefRepair({ ...deps, settle: () => settleLeftovers(deps) });
}

/** Milliseconds that the first requests have the process to themselves. */
const firstRequestsMs = 250;

/** Loads the code of all resources. Not called in development, where compiling all TypeScript would take long. */
function preloadCode(app: App, log: Log): void {
  const load = async () => {
    // People come by a page first.
    await app.loadPages();
    await preload();
    const loaders = services as object as Readonly<Record<string, () => Promise<object>>>;
    await loadInTurn(Object.values(loaders).map((load) => ({ load })));
    await app.rehearse();
    log.debug({ event: 'modules_loaded' }, 'all resource modules loaded');
  };
  load().catch((error: unknown) =>
    log.error({ event: 'module_load_failed', err: error }, 'failed to load a module'),
  );
}
