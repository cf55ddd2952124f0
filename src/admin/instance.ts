import { createPlanning } from '#src/ci/planning.ts';
import { readConfig } from '#src/config.ts';
import { requireCurrentSchema } from '#src/database/backup.ts';
import { subscribe } from '#src/domain-events/publish.ts';
import { createInstanceUrls } from '#src/settings/instance-urls.ts';
import { createGit } from '#src/git/git.ts';
import { createRateLimits } from '#src/limits/rate-limits.ts';
import { createLog } from '#src/log.ts';
import { useConfiguredSecret } from '#src/start/instance-secret.ts';
import { openDatabase } from '#src/start/open-database.ts';
import { createStorage } from '#src/storage/storage.ts';
import { toTerminalText } from '#src/text/terminal-text.ts';
import type { WorkerDependencies, Workers } from '#src/workers/definition.ts';
import { createWorkers } from '#src/workers/workers.ts';
import type { AdminContext } from './context.ts';

/** Writes a progress line of a command. */
export const writeNotice = (line: string) => void process.stderr.write(`${toTerminalText(line)}\n`);

/** Shows a result, or several in a line. */
export function show(...cells: readonly (string | number)[]): void {
  const line = cells.map((cell) => toTerminalText(String(cell))).join('\t');
  process.stdout.write(`${line.trimEnd()}\n`);
}

/** Opens the instance of the settings during `work`; its schema must be that of this version. */
export async function runWithInstance<T>(work: (context: AdminContext) => Promise<T>): Promise<T> {
  const config = readConfig();
  const db = await openDatabase(config);
  const git = createGit({ dataDir: config.dataDir, onDemand: true });
  try {
    await useConfiguredSecret(db, config);
    await requireCurrentSchema(db);
    return await work({ config, db, git, say: writeNotice });
  } finally {
    await git.close();
    await db.close();
  }
}

export interface ServiceContext extends AdminContext {
  /** Queue of background jobs, which a server of the instance runs. */
  readonly workers: Workers;
  /** Dependencies of background work, for a command that runs the work itself. */
  readonly dependencies: WorkerDependencies;
  /** ISO 8601. */
  readonly now: string;
}

/** Does work that has consequences, such as mail, with the context of services. */
export function runWithServices<T>(work: (context: ServiceContext) => Promise<T>): Promise<T> {
  return runWithInstance(async (context) => {
    const { config, db, git } = context;
    const [log, clock] = [createLog('silent'), () => new Date()];
    const common = {
      git,
      storage: createStorage(config),
      planning: createPlanning(),
      limits: createRateLimits({ db, config }),
      config,
      log,
      clock,
    };
    const loadDefinitions = async () =>
      (await import('#src/worker-definitions.ts')).workerDefinitions;
    const workers = await createWorkers(db, { definitions: loadDefinitions, ...common });
    const load = async () => (await import('#generated/registries/subscriptions.ts')).subscriptions;
    const url = createInstanceUrls(db, config);
    subscribe(db, { load, dependencies: { git, config, log, clock, workers, url } });
    const dependencies = { db, ...common, workers };
    return work({ ...context, workers, dependencies, now: clock().toISOString() });
  });
}
