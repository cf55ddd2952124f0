import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { GitFailed, GitTimeout, OutputTooLarge } from './errors.ts';
import { isObjectId, reservedFolders } from './formats/ref-name.ts';
import type { RepositoryConnection } from './repository-connection.ts';

/** Milliseconds for which objects are looked for among all that the shown refs reach. */
const searchTimeoutMs = 20_000;
/** Number of objects in one request to git. */
const inspectBatchSize = 500;
const bounds = { maxBytes: 64 * 1024, timeLimit: searchTimeoutMs };
const lineBytes = 41;
/** Commits that only the server's own refs reach, with all behind them: where there are more, none counts as shown. */
const maxHiddenCommits = 100_000;

/** All refs except the reserved ones. */
const shownRefs = [
  ...reservedFolders.map((folder) => `--exclude=refs/${folder}/*`),
  '--all',
] as const;

const reserved = reservedFolders.map((folder) => `refs/${folder}/`);

/** Tells whether the object with this full id is visible to the user on whose behalf the repository is used. */
export async function showsObject(repository: RepositoryConnection, id: string): Promise<boolean> {
  if (!isObjectId(id)) return false;
  return !repository.hidesRequests || areShown(repository, [id.toLowerCase()]);
}

/** Selects the commits (full ids) that are visible to the user on whose behalf the repository is used. */
export async function selectShownCommits(
  repository: RepositoryConnection,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = [...new Set(ids.filter(isObjectId).map((id) => id.toLowerCase()))];
  return repository.hidesRequests ? selectReached(repository, known) : new Set(known);
}

/**
 * Tells whether all of these objects (full ids) are reached from refs that are no merge request's, nor any other of the
 * server's own. What takes longer to find out than anybody waits counts as not shown.
 */
export async function areShown(
  repository: RepositoryConnection,
  ids: readonly string[],
): Promise<boolean> {
  const commits: string[] = [];
  const others = new Set<string>();
  const until = Date.now() + searchTimeoutMs;
  // Git takes longest to look for a missing object: the first one ends the search.
  for (const names of splitIntoBatches(ids, inspectBatchSize)) {
    if (Date.now() > until) return false;
    const { answer } = await repository.ask('inspect', { names });
    for (const [index, id] of names.entries()) {
      const facts = answer[index] ?? null;
      if (facts === null) return false;
      if (facts.type === 'commit') commits.push(id);
      else others.add(id);
    }
  }
  try {
    return (
      (await areCommitsReachable(repository, commits)) &&
      (await areObjectsReachable(repository, others))
    );
  } catch (error) {
    if (error instanceof GitTimeout) return false;
    throw error;
  }
}

/** Selects the commits (full ids) for which `areShown` is true, with one search for all. */
async function selectReached(
  repository: RepositoryConnection,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (const names of splitIntoBatches(ids, inspectBatchSize)) {
    const { answer } = await repository.ask('inspect', { names });
    for (const [index, id] of names.entries()) {
      if (answer[index]?.type === 'commit') shown.add(id);
    }
  }
  if (shown.size === 0) return shown;
  const args = ['rev-list', '--not', ...shownRefs, '--not', '--stdin'];
  const body = Buffer.from(`${[...shown].join('\n')}\n`);
  try {
    const maxBytes = maxHiddenCommits * lineBytes;
    const hidden = await repository.run(args, { ...bounds, maxBytes }, [body]);
    for (const id of hidden.toString('latin1').split('\n')) shown.delete(id);
    return shown;
  } catch (error) {
    if (error instanceof GitTimeout || error instanceof OutputTooLarge) return new Set();
    throw error;
  }
}

async function areCommitsReachable(
  repository: RepositoryConnection,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  // A commit that is left when all that is shown is taken away is not reached.
  const args = ['rev-list', '--max-count=1', '--not', ...shownRefs, '--not', '--stdin'];
  const output = await repository.run(args, bounds, [Buffer.from(`${ids.join('\n')}\n`)]);
  return output.length === 0;
}

/** Commits are listed with their files, newest first: files of a branch are among the first results. */
async function areObjectsReachable(
  repository: RepositoryConnection,
  ids: Set<string>,
): Promise<boolean> {
  if (ids.size === 0) return true;
  const args = ['rev-list', '--objects', '--in-commit-order', '--no-object-names', ...shownRefs];
  const reached = repository.stream(args);
  const end = setTimeout(
    () => reached.destroy(new GitTimeout('the search for objects')),
    searchTimeoutMs,
  );
  let rest = '';
  try {
    for await (const chunk of reached) {
      const text = rest + (chunk as Buffer).toString('latin1');
      let at = 0;
      for (; at + lineBytes <= text.length; at += lineBytes) {
        if (ids.delete(text.slice(at, at + lineBytes - 1)) && ids.size === 0) return true;
      }
      rest = text.slice(at);
    }
    return false;
  } catch (error) {
    if (error instanceof GitFailed) return false;
    throw error;
  } finally {
    clearTimeout(end);
    reached.destroy();
  }
}

/** Finds the wanted objects that no shown ref points to, by one command that lists the refs. */
export async function findBesidesTips(
  repository: RepositoryConnection,
  ids: ReadonlySet<string>,
): Promise<string[]> {
  const left = new Set(ids);
  const listed = repository.stream(['for-each-ref', '--format=%(objectname) %(refname)']);
  let rest = '';
  for await (const chunk of listed) {
    const lines = (rest + (chunk as Buffer).toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const ref = line.slice(lineBytes);
      if (!reserved.some((folder) => ref.startsWith(folder))) {
        left.delete(line.slice(0, lineBytes - 1));
      }
    }
    if (left.size === 0) break;
  }
  return [...left];
}
