import { isAbsolute, join } from 'node:path';

/** Settings that outrank every file; the repositories' own config adds nothing dangerous to them. */
const settings: Readonly<Record<string, string>> = {
  'advice.detachedHead': 'false',
  'core.attributesFile': '/dev/null',
  // Read and written piece by piece, never compared with others nor line by line.
  'core.bigFileThreshold': '50m',
  'core.filesRefLockTimeout': '1000',
  'core.fsync': 'committed',
  'core.fsyncMethod': 'fsync',
  'core.hooksPath': '/dev/null',
  'core.packedRefsTimeout': '3000',
  'core.quotePath': 'false',
  'core.warnAmbiguousRefs': 'false',
  'gc.auto': '0',
  // The server verifies signatures itself; `git archive` could otherwise start gpg.
  'gpg.program': 'false',
  'gpg.ssh.program': 'false',
  'gpg.x509.program': 'false',
  // The graph of `gc` lacks the changed paths of commits; `writeCommitGraph` writes a complete one.
  'gc.writeCommitGraph': 'false',
  'log.showSignature': 'false',
  'maintenance.auto': 'false',
  // Repositories are found by path alone and are trusted, whatever the owner of the volume.
  'safe.directory': '*',
};

/**
 * The most that git may hold of one object at once: a few bytes of a pack can stand for gigabytes. Larger objects are
 * files as they are, which are read piece by piece, and which git itself never packs as a difference.
 */
const largestPiece = '512m';

/**
 * Lifts the allocation limit for commands on whole repositories: their lists of objects may exceed the largest single
 * object.
 */
export const withoutPieceLimit = { GIT_ALLOC_LIMIT: '0' } as const;

/** A lower limit for commands that show changed lines, which are not read from large files. */
export const smallPieceLimit = { GIT_ALLOC_LIMIT: '128m' } as const;

/**
 * Complete environment of every git process. It inherits only `PATH` and reads no configuration but the repository's
 * own. Git can neither prompt nor page, and follows no replace refs: an object id must mean one content for ever,
 * because the caches rely on it. `more` are settings for this process.
 */
export function buildGitEnvironment(
  gitDirectory: string,
  more: readonly (readonly [string, string])[] = [],
): NodeJS.ProcessEnv {
  const configuration = [...Object.entries(settings), ...more];
  const environment: NodeJS.ProcessEnv = {
    PATH: readSearchPath(),
    HOME: '/nonexistent',
    XDG_CONFIG_HOME: '/nonexistent',
    GIT_ALLOC_LIMIT: largestPiece,
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
    ...addObjectDirectories(gitDirectory),
  };
  configuration.forEach(([key, value], index) => {
    environment[`GIT_CONFIG_KEY_${index}`] = key;
    environment[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return environment;
}

/** The arguments of one git process: the repository by absolute path, paths always literal. */
export function buildGitArguments(gitDirectory: string, args: readonly string[]): string[] {
  const [directory = ''] = gitDirectory.split(within);
  return [`--git-dir=${directory}`, '--literal-pathspecs', '--no-pager', ...args];
}

/** No path holds it. */
const within = '\0';

/**
 * A git directory with the objects of a pending push, which git keeps in a separate folder. Reads see both; writes are
 * not possible.
 */
export function includeQuarantine(gitDirectory: string, quarantine: string): string {
  return `${gitDirectory}${within}${quarantine}`;
}

/** A git directory with the objects of another one. Reads see both; writes are not possible. */
export function includeObjects(gitDirectory: string, other: string): string {
  return `${gitDirectory}${within}${join(other, 'objects')}`;
}

function addObjectDirectories(gitDirectory: string): NodeJS.ProcessEnv {
  const [directory = '', quarantine] = gitDirectory.split(within);
  if (quarantine === undefined) return {};
  if (isAbsolute(quarantine)) return { GIT_ALTERNATE_OBJECT_DIRECTORIES: quarantine };
  const objects = join(directory, 'objects');
  return {
    GIT_OBJECT_DIRECTORY: join(objects, quarantine),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
  };
}

/** Directories that are searched for programs. */
export function readSearchPath(): string {
  return process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin';
}

/** The environment of the git host itself: most of its threads wait for a disk. */
export function buildHostEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, UV_THREADPOOL_SIZE: '16' };
}
