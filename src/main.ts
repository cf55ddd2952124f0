import cluster from 'node:cluster';
import { ConfigError, readConfig, withPort } from './config.ts';
import type { Config } from './config.ts';
import { banner } from './start/banner.ts';
import { prepareDataDirectory } from './start/data-directory.ts';
import { listen } from './start/listen.ts';
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

/** Several processes: this one prepares the instance, then only watches over those that answer. */
async function startSeveral(settings: Config): Promise<void> {
  await prepareDataDirectory(settings.dataDir);
  // Proves that the port is free, and chooses one if it is to be chosen; the processes share it afterwards.
  const probe = await listen(settings);
  const config = withPort(settings, probe.port);
  const { openInstance } = await import('./start/serve.ts');
  const instance = await openInstance(config);
  await instance.migrate();
  const credentials = await instance.prepare();
  await instance.close();
  await new Promise((resolve) => probe.server.close(resolve));
  const { startProcesses } = await import('./start/processes.ts');
  await startProcesses(config);
  process.stdout.write(banner(config, credentials));
}

/** One of several: everything is prepared, it only answers. */
async function startOneOfSeveral(config: Config): Promise<void> {
  const { reportToPrimary } = await import('./start/processes.ts');
  try {
    const listener = await listen(config);
    const { openInstance } = await import('./start/serve.ts');
    const instance = await openInstance(config);
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
