import './start/require-node.ts';
import cluster from 'node:cluster';
import { ConfigError, readConfig, withPort } from './config.ts';
import type { Config } from './config.ts';
import { banner } from './start/banner.ts';
import { prepareDataDirectory } from './start/data-directory.ts';
import { listen } from './start/listen.ts';
import { askForTask, reportToPrimary, startProcesses } from './start/processes.ts';
import { StartFailure } from './start/start-failure.ts';

/** The settings, with what the command line says on top. */
function readSettings(args: readonly string[]): Config {
  const unknown = args.find((argument) => argument !== '--empty');
  if (unknown !== undefined)
    throw new StartFailure(`Unknown argument ${unknown}; known is --empty`);
  const config = readConfig();
  return args.includes('--empty') ? { ...config, demo: false } : config;
}

/** One process: takes the port first, prepares the instance, then answers. */
async function startAlone(settings: Config): Promise<void> {
  const loading = import('./start/serve.ts');
  await prepareDataDirectory(settings.dataDir);
  const listener = await listen(settings);
  const config = withPort(settings, listener.port);
  const { openInstance } = await loading;
  const instance = await openInstance(config);
  await instance.migrate();
  const credentials = await instance.prepare();
  await instance.serve(listener);
  process.stdout.write(banner(config, credentials));
}

/** Several processes: this one loads next to nothing and watches over them; the first of them prepares the instance. */
async function startSeveral(settings: Config): Promise<void> {
  await prepareDataDirectory(settings.dataDir);
  const { port, credentials } = await startProcesses(settings);
  process.stdout.write(banner(withPort(settings, port), credentials));
}

/** One of several: takes the port, and with it early requests, before anything else, as a single one does. */
async function startOneOfSeveral(settings: Config): Promise<void> {
  try {
    const listener = await listen(settings);
    const config = withPort(settings, listener.port);
    const { loadDriver, openInstance } = await import('./start/serve.ts');
    const [task] = await Promise.all([askForTask(), loadDriver(config.databaseUrl)]);
    const instance = await openInstance(config);
    if (task === 'prepare') {
      await instance.migrate();
      const credentials = await instance.prepare();
      await reportToPrimary({ prepared: { port: listener.port, credentials } });
    }
    await instance.serve(listener);
    await reportToPrimary({ ready: true });
  } catch (error) {
    await reportToPrimary({ failure: failureText(error) });
    process.exit(1);
  }
}

function failureText(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartFailure) return error.message;
  return `Cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

try {
  const config = readSettings(process.argv.slice(2));
  if (cluster.isWorker) await startOneOfSeveral(config);
  else if (config.workers > 1) await startSeveral(config);
  else await startAlone(config);
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}
