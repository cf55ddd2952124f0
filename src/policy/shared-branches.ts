import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { Actor } from '#src/records/actor.ts';
import { AccessLevel } from './access-level.ts';
import { isFeatureVisible } from './features.ts';
import { findVisibleProject, type ProjectAccess } from './project-access.ts';

/** A branch that the author of an open merge request shares with users who may merge it. */
interface SharedBranch {
  readonly name: string;
  /** Target project and branch of the merge request. */
  readonly target: ProjectAccess;
  readonly target_branch: string;
}

type Source = Pick<ProjectAccess, 'id' | 'level' | 'archived'> &
  Parameters<typeof isFeatureVisible>[0];

/** Merge requests that are looked at. */
const maxMergeRequests = 500;

/**
 * Branches of a project that merge requests share with projects visible to the actor; only the named ones, where names
 * are given.
 *
 * The list is empty without credentials, for actors with rights of their own, and for tokens of a project, group or
 * job, which may not read the target.
 */
export async function findSharedBranches(
  db: Database,
  source: Source,
  actor: Actor | null,
  names: readonly string[] | null,
): Promise<readonly SharedBranch[]> {
  const kind = actor?.token?.kind;
  if (actor === null || kind === 'project' || kind === 'group' || kind === 'job') return [];
  if (source.archived || source.level >= AccessLevel.Developer || names?.length === 0) return [];
  if (!isFeatureVisible(source, 'repository')) return [];
  const rows = await listStoredShares(db, source, names);
  const targets = new Map<number, ProjectAccess | null>();
  const shared: SharedBranch[] = [];
  for (const { source_branch: name, target_project_id: id, target_branch } of rows) {
    const known = targets.get(id);
    const target = known === undefined ? await findVisibleProject(db, actor, id) : known;
    targets.set(id, target);
    if (target === null || target.archived || !isFeatureVisible(target, 'merge_requests')) continue;
    shared.push({ name, target, target_branch });
  }
  return shared;
}

interface StoredShare {
  readonly source_branch: string;
  readonly target_project_id: number;
  readonly target_branch: string;
}

async function listStoredShares(
  db: Database,
  { id }: Source,
  names: readonly string[] | null,
): Promise<readonly StoredShare[]> {
  // The condition matches the predicate of the partial index word for word.
  const open = db('merge_requests')
    .where('source_project_id', id)
    .whereRaw("allow_collaboration and state = 'opened'")
    .whereNot('target_project_id', id);
  return (names === null ? open : whereInList(open, 'source_branch', names))
    .orderBy('id', 'desc')
    .limit(maxMergeRequests)
    .select<StoredShare[]>('source_branch', 'target_project_id', 'target_branch');
}
