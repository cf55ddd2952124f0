import { mergeEnvironment, readConfig, type Config } from '#src/config.ts';
import { readArguments } from './command-line.ts';
import { claimEphemeralFolder } from './ephemeral.ts';

export interface StartOptions {
  readonly config: Config;
  /** The environment that contained the settings. */
  readonly env: NodeJS.ProcessEnv;
  /** Standard output has one line of JSON when the server is ready, and nothing else. */
  readonly json: boolean;
}

const usage = `Usage: hearth [options]              start the server
       hearth admin <command>        administer an instance: hearth admin --help
       hearth runner [options]       run jobs of pipelines: hearth runner --help

  --port <number>   listen port; 0 selects a free port
  --empty           load no demo data on the first start
  --ephemeral       start an empty instance for tests, in a temporary folder and without rate limits; the instance
                    stops with its parent process, and deletes the folder
  --json            print one line of JSON on standard output when ready: url, token, version, pid, data_dir; print
                    all else on standard error
  --version         print the version of Hearth
  --help            print this text

Hearth reads its settings from the environment: PORT, HOST, BASE_URL, DATA_DIR, DATABASE_URL, … docs/operate.md lists all settings.
`;

/**
 * The settings, with overrides of the command line. Null if the command line asks for something other than a server.
 */
export async function readStartOptions(args: readonly string[]): Promise<StartOptions | null> {
  const read = readArguments(args, {
    name: 'hearth',
    usage,
    options: {
      port: { type: 'string' },
      empty: { type: 'boolean', default: false },
      ephemeral: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
    },
  });
  if (read === null) return null;
  const { port, empty, ephemeral, json, version } = read.values;
  if (version) {
    const { readServerVersion } = await import('./version.ts');
    process.stdout.write(`${readServerVersion()}\n`);
    return null;
  }
  const changes = {
    ...(port === undefined ? {} : { PORT: port }),
    ...(empty ? { DEMO: 'off' } : {}),
  };
  // Faulty settings end the start before there is a folder.
  readConfig(mergeEnvironment(changes));
  const env = mergeEnvironment(
    ephemeral ? { ...changes, ...(await createEphemeralSettings()) } : changes,
  );
  return { config: readConfig(env), env, json };
}

/** All data are in a folder that is deleted with the process, whatever the environment says of other locations. */
async function createEphemeralSettings() {
  const { DEMO, RATE_LIMITS } = mergeEnvironment({});
  return {
    DATA_DIR: await claimEphemeralFolder(),
    DATABASE_URL: '',
    BLOB_STORE: '',
    DEMO: DEMO === undefined || DEMO === '' ? 'off' : DEMO,
    RATE_LIMITS: RATE_LIMITS === undefined || RATE_LIMITS === '' ? 'off' : RATE_LIMITS,
  };
}
