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
 * object id must mean one content for ever, the caches rely on it).
 */
export function gitEnvironment(): NodeJS.ProcessEnv {
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
    GIT_CONFIG_COUNT: String(Object.keys(settings).length),
  };
  Object.entries(settings).forEach(([key, value], index) => {
    environment[`GIT_CONFIG_KEY_${index}`] = key;
    environment[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return environment;
}

/** The arguments of one git process: the repository by absolute path, paths always literal. */
export function gitArguments(gitDirectory: string, args: readonly string[]): string[] {
  return [`--git-dir=${gitDirectory}`, '--literal-pathspecs', '--no-pager', ...args];
}
