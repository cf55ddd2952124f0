import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { BranchMissing, BranchMoved, RepositoryMissing } from '../../git/errors.ts';
import { deleteRefs, listRefs, type Ref, surelyMergedInto } from '../../git/writing/refs.ts';
import type { Repository } from '../../git/repository.ts';
import type { Query } from '../../lists/filter.ts';
import { Pauses } from '../../pauses.ts';
import { findProjectAsUser, type ProjectAsUser } from '../../policy/project-as-user.ts';
import { branchRules } from '../../policy/protected-refs.ts';
import type { WorkerDefinition } from '../../workers/definition.ts';
import { ofUser } from '../../workers/owners.ts';
import { announceRefChanges } from '../repositories/ref-changes.ts';
import { refPolicy } from './policy.ts';

interface Payload {
  readonly project_id: number;
  /** Who asked for it. */
  readonly user_id: number;
}

/** Branches that are deleted in one step; nobody else writes to the repository meanwhile. */
const batch = 100;

/**
 * Deletes the branches that are merged into the default branch, but no protected ones, and none of an open merge
 * request; those that somebody pushes to meanwhile stay. Nothing happens when whoever asked for it may not write to the project any more.
 */
export const deleteMergedBranches: WorkerDefinition<Payload> = {
  name: 'delete_merged_branches',
  worksFor: ({ user_id }) => ofUser(user_id),
  timeout: 1800,

  async run({ project_id, user_id }, deps) {
    const { db, git } = deps;
    const found = await findProjectAsUser(db, user_id, project_id);
    if (found === null || !refPolicy.write(found)) return;
    const { project, actor } = found;
    const author = actor.user;
    const repository = git.repository(project_id).movedBy(author);
    const merged = await findMerged(db, repository, found).catch((error: unknown) => {
      if (error instanceof RepositoryMissing) return [];
      throw error;
    });
    for (let at = 0; at < merged.length; at += batch) {
      const some = merged.slice(at, at + batch);
      const used = await usedByRequests(
        db,
        project_id,
        some.map(({ name }) => name),
      );
      const gone = await deleteUnmoved(
        repository,
        some.filter(({ name }) => !used.has(name)),
      );
      const changes = gone.map(({ name, id }) => ({
        ...{ ref: `refs/heads/${name}`, before: id, after: null },
      }));
      await announceRefChanges(deps, { project, author, changes });
    }
  },
};

async function findMerged(
  db: Database,
  repository: Repository,
  { project, actor }: ProjectAsUser,
): Promise<Ref[]> {
  const all = await listRefs(repository, 'branch');
  const target = all.find(({ name }) => name === project.default_branch)?.id;
  if (target === undefined) return [];
  const rules = await branchRules(db, project, actor);
  // Thousands of branches may have to be compared with hundreds of wildcards.
  const pauses = new Pauses();
  const others: Ref[] = [];
  for (const ref of all) {
    if (ref.id !== target && !rules.abilities(ref.name).protected) others.push(ref);
    await pauses.take();
  }
  const merged = await surelyMergedInto(
    repository,
    target,
    others.map(({ id }) => id),
  );
  return others.filter(({ id }) => merged.has(id));
}

/** Those of the branches from or into which an open merge request is to be merged. */
async function usedByRequests(
  db: Database,
  projectId: number,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const used = (side: 'source' | 'target'): Query =>
    inList(db('merge_requests'), `merge_requests.${side}_branch`, names)
      .where({ [`${side}_project_id`]: projectId })
      .whereIn('state', ['opened', 'locked'])
      .select(`${side}_branch as name`);
  const rows = (await used('source').union(used('target'))) as { name: string }[];
  return new Set(rows.map(({ name }) => name));
}

/** Deletes branches together, or one by one when somebody moved one of them; returns the deleted ones. */
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
