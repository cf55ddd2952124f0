import { listCommitIds } from '#src/git/reading/log.ts';
import { resolveRevision } from '#src/git/reading/revision.ts';
import type { Repository } from '#src/git/repository.ts';
import { walkRefs } from '#src/git/writing/refs.ts';
import { readMatchGroups, estimatePatternSteps } from '#src/patterns/patterns.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { ChangelogNotMade } from './faults.ts';
import { compareVersions, parseVersion, type Version } from './versions.ts';

/** Commits of one version. */
const maxCommits = 15_000;
/** Longer names of tags have no version. */
const maxNameChars = 256;
/** Steps that it takes at most to look for versions in the names of all tags. */
const maxSteps = 100_000_000;

const usualPattern =
  /^v?(?<major>0|[1-9]\d*)\.(?<minor>0|[1-9]\d*)\.(?<patch>0|[1-9]\d*)(?<pre>-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?<meta>\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;

interface Ends {
  /** Undefined: the tag of the version before. */
  readonly from: string | undefined;
  readonly to: string;
  readonly version: string;
  readonly tagPattern: string | null;
}

/**
 * Ids of the commits of a version, the newest first.
 * @throws ChangelogNotMade where an end is not there, or too much lies between them
 */
export async function listCommitsOfVersion(
  repository: Repository,
  { from, to, version, tagPattern }: Ends,
): Promise<readonly string[]> {
  const start = from ?? (await findPreviousTag(repository, version, tagPattern));
  const [without, of] = [
    await resolveRevision(repository, start),
    await resolveRevision(repository, to),
  ];
  if (without === null || of === null) {
    throw new ChangelogNotMade('Invalid or not found commit value in the given range');
  }
  const ids = await listCommitIds(repository, { range: { of, without }, limit: maxCommits + 1 });
  if (ids.length <= maxCommits) return ids;
  throw new ChangelogNotMade(`The commits range exceeds ${maxCommits} elements.`);
}

/** Full name of the tag of the previous version, without pre-releases. */
async function findPreviousTag(
  repository: Repository,
  version: string,
  pattern: string | null,
): Promise<string> {
  const parsed = parseVersion(version);
  const versionOf = pattern === null ? parseUsualVersion : new Reader(pattern).read;
  const pauses = new Pauses();
  let best: { readonly name: string; readonly version: Version } | null = null;
  for await (const tags of walkRefs(repository, 'tag')) {
    for (const { name } of tags) {
      const known = name.length > maxNameChars ? null : versionOf(name);
      await pauses.take();
      if (known === null || compareVersions(known, parsed) >= 0) continue;
      if (best === null || compareVersions(known, best.version) > 0)
        best = { name, version: known };
    }
  }
  if (best !== null) return `refs/tags/${best.name}`;
  throw new ChangelogNotMade(
    'The commit start range is unspecified, and no previous tag could be found to use instead',
  );
}

function parseUsualVersion(name: string): Version | null {
  const { major, minor, patch, pre } = usualPattern.exec(name)?.groups ?? {};
  return toRelease([major, minor, patch], pre);
}

/** Looks for versions by an expression that users chose, with a bound on all that this takes together. */
class Reader {
  readonly #pattern: string;
  #steps = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  readonly read = (name: string): Version | null => {
    this.#steps += estimatePatternSteps(this.#pattern, name) ?? Infinity;
    if (this.#steps > maxSteps) {
      throw new ChangelogNotMade('Too many tags to search for versions; use "from"');
    }
    const found = readMatchGroups(this.#pattern, name);
    const numbers = ['major', 'minor', 'patch'].map((group) => found?.get(group));
    return toRelease(numbers, found?.get('pre'));
  };
}

function toRelease(
  numbers: readonly (string | undefined)[],
  pre: string | undefined,
): Version | null {
  if (pre !== undefined && pre !== '') return null;
  const known = numbers.filter((number) => number !== undefined);
  return known.length < numbers.length ? null : { numbers: known, pre: [] };
}
