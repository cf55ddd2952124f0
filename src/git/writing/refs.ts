import type { BoundedCache } from '#src/turns/bounded-cache.ts';
import { InvalidRefName } from '../errors.ts';
import type { RequestedMove } from '../host/protocol.ts';
import { splitRecords } from '../formats/records.ts';
import { isObjectId, isRefName } from '../formats/ref-name.ts';
import { listRangeNear } from '../reading/log.ts';
import type { Repository } from '../repository.ts';

const bounds = { maxBytes: 64 * 1024 * 1024, timeLimit: 30_000 };
/** Readers limit the refs that they keep themselves. */
const refBounds = { maxBytes: Infinity, timeLimit: 120_000, subject: 'for-each-ref' };

const idAndSpaceBytes = 41;
const newlineByte = 0x0a;

const folders = { branch: 'refs/heads/', tag: 'refs/tags/' } as const;

export type RefKind = keyof typeof folders;

/** A branch or tag and its target: for an annotated tag the tag object. */
export interface Ref {
  /** Short name, without `refs/heads/` or `refs/tags/`. */
  readonly name: string;
  readonly id: string;
}

/**
 * Order by name in byte order, or by date: of a branch the date of its newest commit, of a tag its creation, of a
 * lightweight tag its commit. Equal dates are ordered by name.
 */
export type RefOrder = 'name' | '-name' | 'date' | '-date';

/**
 * The branches or tags that `accepts` selects, in that order and in batches, because a repository may have millions.
 * Leaving the loop ends the command.
 */
export async function* walkRefs(
  repository: Repository,
  kind: RefKind,
  order: RefOrder = 'name',
  accepts: (name: string) => boolean = () => true,
): AsyncGenerator<Ref[], void> {
  const folder = folders[kind];
  const key = order.replace('name', 'refname').replace('date', 'creatordate');
  const args = ['for-each-ref', `--sort=${key}`, '--format=%(objectname) %(refname)', folder];
  for await (const lines of splitRecords(repository.stream(args), newlineByte, refBounds)) {
    const refs: Ref[] = [];
    for (const line of lines) {
      const name = line.toString('utf8', idAndSpaceBytes + folder.length);
      if (accepts(name)) refs.push({ id: line.toString('latin1', 0, idAndSpaceBytes - 1), name });
    }
    if (refs.length > 0) yield refs;
  }
}

/** The current object of a branch or tag, for an annotated tag the tag object; null if absent. */
export async function readRef(
  repository: Repository,
  kind: RefKind,
  name: string,
): Promise<string | null> {
  if (!isRefName(name)) return null;
  const { answer } = await repository.ask('inspect', { names: [folders[kind] + name] });
  return answer[0]?.id ?? null;
}

/** Tells whether a new branch or tag may have this name; a name that reads as a commit id would be ambiguous. */
export function isNewRefName(name: string): boolean {
  return isRefName(name) && name !== 'HEAD' && !isObjectId(name);
}

/**
 * Creates a branch or tag for an object of the repository. It exists when this resolves.
 * @throws InvalidRefName
 * @throws BranchExists when the name is taken, whatever it refers to
 * @throws RefConflict when a ref above or below exists: `a` and `a/b` exclude each other
 */
export async function createRef(
  repository: Repository,
  kind: RefKind,
  { name, id }: Ref,
): Promise<void> {
  if (!isNewRefName(name)) throw new InvalidRefName(name);
  await move(repository, [{ ref: folders[kind] + name, from: null, to: id }]);
}

/**
 * Deletes branches or tags that refer to the given ids, all or none.
 * @throws BranchMissing, BranchMoved about the first one that does not
 */
export async function deleteRefs(
  repository: Repository,
  kind: RefKind,
  refs: readonly Ref[],
): Promise<void> {
  await move(
    repository,
    refs.map(({ name, id }) => ({ ref: requireRefName(folders[kind], name), from: id, to: null })),
  );
}

/** Refs that keep the commits of a merge request: the head of its source, or the prospective merge. */
export type RequestRef = 'head' | 'merge';

/** The full name of a ref of the merge request with this iid. */
export function formatRequestRef(iid: number, name: RequestRef): string {
  if (!Number.isSafeInteger(iid) || iid < 1) throw new InvalidRefName(`merge-requests/${iid}`);
  return `refs/merge-requests/${iid}/${name}`;
}

/** Ref that keeps a commit that no other ref may reach. Clients do not see it. */
export function formatKeepRef(id: string): string {
  if (!isObjectId(id)) throw new InvalidRefName(id);
  return `refs/keep-around/${id.toLowerCase()}`;
}

/** The ref that keeps the commit of a pipeline while it runs, and that runners fetch. */
export function formatPipelineRef(id: number): string {
  if (!Number.isSafeInteger(id) || id < 1) throw new InvalidRefName(`pipelines/${id}`);
  return `refs/pipelines/${id}`;
}

/** The current commit of a ref of a merge request; null if absent. */
export async function readRequestRef(
  repository: Repository,
  iid: number,
  name: RequestRef,
): Promise<string | null> {
  const [id = null] = await readRefs(repository, [formatRequestRef(iid, name)]);
  return id;
}

/** The current objects of refs, by full name; null for missing ones. */
export async function readRefs(
  repository: Repository,
  names: readonly string[],
): Promise<readonly (string | null)[]> {
  const { answer } = await repository.ask('inspect', { names });
  return names.map((_, index) => answer[index]?.id ?? null);
}

/** A ref that is to move; `from` null when it must not exist yet, left out when it may be anywhere. */
export type RefUpdate = RequestedMove;

/**
 * Creates, moves and deletes (`to` null) branches, tags, refs of merge requests, of pipelines and those that keep
 * commits, all or none. Names of refs and ids are full ones. The changes are complete when this resolves, and
 * subscribers get the moves of branches and tags (`movedBy`).
 * @throws InvalidRefName
 * @throws BranchExists, BranchMissing, BranchMoved about the first one that is not where it was expected
 * @throws RefConflict when a ref above or below exists
 * @throws ObjectMissing for an unknown id
 */
export async function updateRefs(
  repository: Repository,
  updates: readonly RefUpdate[],
): Promise<void> {
  for (const { ref } of updates) checkFullName(ref);
  await move(repository, updates);
}

const ownRefs =
  /^refs\/(?:merge-requests\/[1-9][0-9]{0,15}\/(?:head|merge)|keep-around\/[0-9a-f]{40}|pipelines\/[1-9][0-9]{0,15})$/;

function checkFullName(ref: string): void {
  const folder = Object.values(folders).find((each) => ref.startsWith(each));
  const known = folder === undefined ? ownRefs.test(ref) : isNewRefName(ref.slice(folder.length));
  if (!known) throw new InvalidRefName(ref);
}

async function move(repository: Repository, moves: readonly RequestedMove[]): Promise<void> {
  for (const id of moves.flatMap(({ from, to }) => [from ?? [], to ?? []].flat())) {
    if (!isObjectId(id)) throw new InvalidRefName(id);
  }
  await repository.ask('moveRefs', { moves });
}

/** An existing ref may have a name that the server would not give, but none with another meaning for git. */
function requireRefName(folder: string, name: string): string {
  // eslint-disable-next-line no-control-regex
  if (name === '' || /[\x00-\x20\x7f]/.test(name)) throw new InvalidRefName(name);
  return folder + name;
}

/** Finds which of these commits `target` reaches, by one git command for all that are not cached. */
export async function findMergedInto(
  repository: Repository,
  target: string,
  ids: Iterable<string>,
): Promise<Set<string>> {
  const { mergedCommits } = repository.caches;
  return findReached(repository, { target, ids, known: mergedCommits }, async (unknown) => {
    const near = await listRangeNear(repository, { of: [...unknown], without: target });
    return near === null
      ? listCommitsBeyond(repository, target, unknown)
      : new Set(near.filter((id) => unknown.has(id)));
  });
}

/**
 * Finds which of these commits `target` reaches. Git itself decides, because branches and merge requests are closed on
 * the result.
 */
export async function proveMergedInto(
  repository: Repository,
  target: string,
  ids: Iterable<string>,
): Promise<Set<string>> {
  const { ancestry } = repository.caches;
  return findReached(repository, { target, ids, known: ancestry }, (unknown) =>
    listCommitsBeyond(repository, target, unknown),
  );
}

interface ReachQuery {
  readonly target: string;
  readonly ids: Iterable<string>;
  readonly known: BoundedCache<boolean>;
}

async function findReached(
  repository: Repository,
  { target, ids, known }: ReachQuery,
  findBeyond: (unknown: ReadonlySet<string>) => Promise<ReadonlySet<string>>,
): Promise<Set<string>> {
  const merged = new Set<string>();
  const unknown = new Set<string>();
  const formatKey = (id: string) => repository.key(`${target}:${id}`);
  for (const id of ids) {
    const answer = known.get(formatKey(id));
    if (answer === undefined) unknown.add(id);
    else if (answer) merged.add(id);
  }
  if (unknown.size === 0) return merged;
  const beyond = await findBeyond(unknown);
  for (const id of unknown) {
    known.set(formatKey(id), !beyond.has(id));
    if (!beyond.has(id)) merged.add(id);
  }
  return merged;
}

/** Lists the commits that `target` does not reach. */
async function listCommitsBeyond(
  repository: Repository,
  target: string,
  ids: ReadonlySet<string>,
): Promise<Set<string>> {
  const input = Buffer.from([`^${target}`, ...ids, ''].join('\n'));
  const output = await repository.run(['rev-list', '--stdin'], bounds, [input]);
  const beyond = new Set<string>();
  for (let at = 0; at < output.length; at += 41) {
    const id = output.toString('latin1', at, at + 40);
    if (ids.has(id)) beyond.add(id);
  }
  return beyond;
}
