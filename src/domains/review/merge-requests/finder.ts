import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { NotFound, RowNotFound } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { mergeRequestPolicy } from './policy.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

const requestByNumber = prepareStatement<{ project: number; iid: number }, MergeRequestRow>(
  (db, { project, iid }) =>
    db('merge_requests').where({ target_project_id: project, iid }).limit(1),
);

/**
 * Finds the merge request with this number. A user who sees the merge requests of a project sees each of them.
 * @throws RowNotFound
 */
export async function findMergeRequest(
  db: Database,
  project: Pick<ProjectAccess, 'id'>,
  iid: number,
): Promise<MergeRequestRow> {
  const found = await requestByNumber.first(db, { project: project.id, iid });
  if (found === undefined) throw new RowNotFound();
  return found;
}

/**
 * Finds the merge request of a nested resource; the error names it.
 * @throws NotFound
 */
export async function findNamedMergeRequest(
  db: Database,
  project: Pick<ProjectAccess, 'id'>,
  iid: number,
): Promise<MergeRequestRow> {
  try {
    return await findMergeRequest(db, project, iid);
  } catch (error) {
    throw error instanceof RowNotFound ? new NotFound('Merge Request') : error;
  }
}

/** Tells whether it is assigned to the actor. */
async function isAssigned(
  db: Database,
  { id }: Pick<MergeRequestRow, 'id'>,
  actor: Actor | null,
): Promise<boolean> {
  if (actor === null) return false;
  const own = { merge_request_id: id, user_id: actor.user.id };
  return (await db('merge_request_assignees').where(own).first('user_id')) !== undefined;
}

/** Tells whether the actor may change it. */
export async function mayChangeMergeRequest(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
): Promise<boolean> {
  if (actor === null) return false;
  const facts = { project, actor, mergeRequest };
  if (mergeRequestPolicy.change({ ...facts, assigned: false })) return true;
  const assigned = await isAssigned(db, mergeRequest, actor);
  return mergeRequestPolicy.change({ ...facts, assigned });
}

/**
 * A merge request that the caller may change.
 * @throws RowNotFound
 * @throws Forbidden
 */
export async function findChangeable(
  context: RequestContext,
  project: ProjectAccess,
  iid: number,
): Promise<MergeRequestRow> {
  const mergeRequest = await findMergeRequest(context.db, project, iid);
  const actor = requireActor(context);
  const assigned = await isAssigned(context.db, mergeRequest, actor);
  authorize(mergeRequestPolicy.change, { project, actor, mergeRequest, assigned });
  return mergeRequest;
}
