import { join } from 'node:path';

/** Settings that outrank every file; the repositories' own config adds nothing dangerous to them. */
const settings: Readonly<Record<string, string>> = {
  'advice.detachedHead': 'false',
  'core.attributesFile': '/dev/null',
  'core.filesRefLockTimeout': '1000',
  'core.fsync': 'committed',
  'core.fsyncMethod': 'fsync',
  'core.hooksPath': '/dev/null',
  'core.packedRefsTimeout': '3000',
  'core.quotePath': 'false',
  'core.warnAmbiguousRefs': 'false',
  'gc.auto': '0',
  'log.showSignature': 'false',
  'maintenance.auto': 'false',
  // Repositories are found by path alone and belong to us, whoever owns the volume.
  'safe.directory': '*',
};

/**
 * The whole environment of every git process: nothing is inherited but `PATH`, no configuration is
 * read but the repository's own, nothing can ask or page, replace refs are not followed (an
 * object id must mean one content for ever, the caches rely on it). `more` are settings for this process.
 */
export function gitEnvironment(
  gitDirectory: string,
  more: readonly (readonly [string, string])[] = [],
): NodeJS.ProcessEnv {
  const configuration = [...Object.entries(settings), ...more];
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin',
    HOME: '/nonexistent',
    XDG_CONFIG_HOME: '/nonexistent',
    LC_ALL: 'C',
    TZ: 'UTC',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_PAGER: 'cat',
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_COUNT: String(configuration.length),
    ...quarantineOf(gitDirectory),
  };
  configuration.forEach(([key, value], index) => {
    environment[`GIT_CONFIG_KEY_${index}`] = key;
    environment[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return environment;
}

/** The arguments of one git process: the repository by absolute path, paths always literal. */
export function gitArguments(gitDirectory: string, args: readonly string[]): string[] {
  const [directory = ''] = gitDirectory.split(within);
  return [`--git-dir=${directory}`, '--literal-pathspecs', '--no-pager', ...args];
}

/** No path holds it. */
const within = '\0';

/**
 * A git directory together with the objects of a push that is not accepted yet, which git keeps in a folder of their
 * own. What is read there sees both; nothing is written.
 */
export function inQuarantine(gitDirectory: string, quarantine: string): string {
  return `${gitDirectory}${within}${quarantine}`;
}

function quarantineOf(gitDirectory: string): NodeJS.ProcessEnv {
  const [directory = '', quarantine] = gitDirectory.split(within);
  if (quarantine === undefined) return {};
  const objects = join(directory, 'objects');
  return {
    GIT_OBJECT_DIRECTORY: join(objects, quarantine),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
  };
}
