import cluster from 'node:cluster';
import { setPort, type Config } from '#src/config.ts';
import { announce } from './banner.ts';
import { lockDataDirectory, prepareDataDirectory } from './data-directory.ts';
import { listen } from './listen.ts';
import { askForTask, reportToPrimary, startProcesses } from './processes.ts';
import { describeFailure } from './start-failure.ts';
import { readStartOptions, type StartOptions } from './start-options.ts';

/** Starts the server, which then runs until it is stopped. Returns an exit status where there is nothing to run. */
export async function startServer(args: readonly string[]): Promise<number | undefined> {
  const options = await readStartOptions(args);
  if (options === null) return 0;
  if (cluster.isWorker) await startOneOfSeveral(options);
  else if (options.config.workers > 1) await startSeveral(options);
  else await startAlone(options);
  return undefined;
}

/** One process: takes the port first, prepares the instance, then answers. */
async function startAlone(options: StartOptions): Promise<void> {
  const loading = import('./serve.ts');
  await prepareDataDirectory(options.config.dataDir);
  const listener = await listen(options.config);
  await lockDataDirectory(options.config);
  const config = setPort(options.config, listener.port);
  const { openInstance } = await loading;
  const instance = await openInstance(config, options);
  await instance.migrate();
  const credentials = await instance.prepare();
  await instance.serve(listener);
  await announce(config, credentials, options);
}

/** Several processes: this one loads almost nothing and supervises them; the first one prepares the instance. */
async function startSeveral(options: StartOptions): Promise<void> {
  await prepareDataDirectory(options.config.dataDir);
  await lockDataDirectory(options.config);
  const { port, credentials } = await startProcesses(options);
  await announce(setPort(options.config, port), credentials, options);
}

/**
 * Starts one of several processes: like a single one it takes the port, and with it early requests, before anything
 * else.
 */
async function startOneOfSeveral(options: StartOptions): Promise<void> {
  try {
    const listener = await listen(options.config);
    const config: Config = setPort(options.config, listener.port);
    const { loadDriver, openInstance } = await import('./serve.ts');
    const [task] = await Promise.all([askForTask(), loadDriver(config.databaseUrl)]);
    const instance = await openInstance(config, options);
    if (task === 'prepare') {
      await instance.migrate();
      const credentials = await instance.prepare();
      await reportToPrimary({ prepared: { port: listener.port, credentials } });
    }
    await instance.serve(listener);
    await reportToPrimary({ ready: true });
  } catch (error) {
    await reportToPrimary({ failure: describeFailure(error) });
    process.exit(1);
  }
}
