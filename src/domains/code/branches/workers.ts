import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { BranchMissing, BranchMoved, RepositoryMissing } from '#src/git/errors.ts';
import { deleteRefs, readRef, type Ref, walkRefs, proveMergedInto } from '#src/git/writing/refs.ts';
import type { Repository } from '#src/git/repository.ts';
import type { Query } from '#src/lists/filter.ts';
import { toWorkRequest, readWorkRequest, type StoredRequest } from '#src/policy/work-requester.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { findProjectAsUser, type ProjectAsUser } from '#src/policy/project-as-user.ts';
import { loadBranchRules } from '#src/policy/protected-refs.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import type { WorkerDefinition, WorkerDependencies } from '#src/workers/definition.ts';
import { announceRefChanges } from '#src/domains/core/repositories/ref-changes.ts';
import { refPolicy } from './policy.ts';

interface Payload extends StoredRequest {
  readonly project_id: number;
}

/** Branches deleted in one step, during which nothing else writes to the repository. */
const batchSize = 100;
/** Number of branches that one step checks for merges. */
const mergedCheckBatchSize = 10_000;

/**
 * Deletes the branches that are merged into the default branch, except protected ones, those of open merge requests,
 * and those pushed to since. Does nothing if the user may no longer write to the project.
 */
export const deleteMergedBranches: WorkerDefinition<Payload> = {
  name: 'delete_merged_branches',
  worksFor: ({ user_id }) => toUserOwner(user_id),
  timeout: 1800,

  async run({ project_id, ...cause }, deps) {
    const { db, git } = deps;
    const found = await findProjectAsUser(db, readWorkRequest(cause), project_id);
    if (found === null || !refPolicy.write(found)) return;
    const repository = git.repository(project_id);
    try {
      for await (const merged of findMerged(db, repository, found)) {
        for (const some of splitIntoBatches(merged, batchSize)) await deleteSome(deps, found, some);
      }
    } catch (error) {
      if (!(error instanceof RepositoryMissing)) throw error;
    }
  },
};

async function deleteSome(
  deps: Pick<WorkerDependencies, 'db' | 'git' | 'clock'>,
  { project, actor }: ProjectAsUser,
  merged: readonly Ref[],
): Promise<void> {
  const repository = deps.git.repository(project.id).movedBy(actor.user);
  const names = merged.map(({ name }) => name);
  const used = await findUsedByRequests(deps.db, project.id, names);
  const unused = merged.filter(({ name }) => !used.has(name));
  const gone = await deleteUnmoved(repository, unused);
  const changes = gone.map(({ name, id }) => ({
    ref: `refs/heads/${name}`,
    before: id,
    after: null,
  }));
  await announceRefChanges(deps, { project, by: toWorkRequest(actor), changes });
}

/** Merged branches without a protection. */
async function* findMerged(
  db: Database,
  repository: Repository,
  { project, actor }: ProjectAsUser,
): AsyncGenerator<Ref[], void> {
  const target = await readRef(repository, 'branch', project.default_branch);
  if (target === null) return;
  const rules = await loadBranchRules(db, project, actor);
  // Thousands of branches may have to be compared with hundreds of wildcards.
  const pauses = new Pauses();
  for await (const refs of streamBranchParts(repository)) {
    const others: Ref[] = [];
    for (const ref of refs) {
      if (ref.id !== target && !rules.abilities(ref.name).protected) others.push(ref);
      await pauses.take();
    }
    const ids = others.map(({ id }) => id);
    const merged = await proveMergedInto(repository, target, ids);
    yield others.filter(({ id }) => merged.has(id));
  }
}

/** Reads all branches by name. Each batch is a separate query, so that no git process runs while one is handled. */
async function* streamBranchParts(repository: Repository): AsyncGenerator<Ref[], void> {
  let last = Buffer.alloc(0);
  const isNext = (name: string) => Buffer.compare(Buffer.from(name), last) > 0;
  for (;;) {
    const part: Ref[] = [];
    for await (const some of walkRefs(repository, 'branch', 'name', isNext)) {
      part.push(...some);
      if (part.length >= mergedCheckBatchSize) break;
    }
    if (part.length > 0) yield part;
    if (part.length < mergedCheckBatchSize) return;
    last = Buffer.from(part.at(-1)?.name ?? '');
  }
}

/** Finds the branches that are source or target of an open merge request. */
async function findUsedByRequests(
  db: Database,
  projectId: number,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const selectUsed = (side: 'source' | 'target'): Query =>
    whereInList(db('merge_requests'), `merge_requests.${side}_branch`, names)
      .where({ [`${side}_project_id`]: projectId })
      .whereIn('state', ['opened', 'locked'])
      .select(`${side}_branch as name`);
  const rows = (await selectUsed('source').union(selectUsed('target'))) as { name: string }[];
  return new Set(rows.map(({ name }) => name));
}

/** Deletes branches together, or one by one if one of them moved; returns the deleted ones. */
async function deleteUnmoved(repository: Repository, refs: readonly Ref[]): Promise<Ref[]> {
  if (refs.length === 0) return [];
  try {
    await deleteRefs(repository, 'branch', refs);
    return [...refs];
  } catch (error) {
    if (!(error instanceof BranchMoved || error instanceof BranchMissing)) throw error;
  }
  if (refs.length <= 1) return [];
  const gone: Ref[] = [];
  for (const ref of refs) gone.push(...(await deleteUnmoved(repository, [ref])));
  return gone;
}

/** Background jobs of the resource. */
export const workers = [deleteMergedBranches];
