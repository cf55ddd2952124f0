import { type RequestContext, requireActor } from '#src/context.ts';
import { takeNextInternalId } from '#src/database/counters.ts';
import { insertReturning, isUniqueViolation } from '#src/database/dialect.ts';
import { publish } from '#src/domain-events/publish.ts';
import { Forbidden, HttpError, NotFound } from '#src/errors.ts';
import { findProjectFor, type ProjectAccess } from '#src/policy/project-access.ts';
import { toWorkRequest, type UserRequest } from '#src/policy/work-requester.ts';
import { shareForkNetwork } from '#src/domains/core/projects/fork-network.ts';
import { projectPolicy } from '#src/domains/core/projects/policy.ts';
import { storeLabels } from '#src/domains/planning/labels/links.ts';
import { type IssuableChange, issuableCreated } from '#src/domains/planning/issuables/events.ts';
import { findAssociations, storeAllPeople } from './associations.ts';
import { toMergeRequestColumns, mayAskApprovals } from './attributes.ts';
import { versionAdded } from './events.ts';
import type { MergeRequestInput } from './input.ts';
import { type Branches, compareHeads, type NewVersion, requireHeads } from './heads.ts';
import { refuseSecond } from './open.ts';
import { mergeRequestPolicy } from './policy.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toMergeRequestIssuable } from './table.ts';
import { toVersionColumns, storeVersion } from './versions.ts';

type Context = Pick<RequestContext, 'db' | 'git' | 'actor' | 'clock' | 'paid'>;

/** A merge request to be made. */
export interface NewMergeRequest extends MergeRequestInput {
  readonly title: string;
  readonly source_branch: string;
  readonly target_branch: string;
}

/**
 * The project that a merge request from `source` may go to.
 * @throws NotFound when it is hidden
 * @throws Forbidden when the actor may not create merge requests there
 * @throws HttpError 422 when the two are not related by forks
 */
export async function findTarget(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  source: ProjectAccess,
  id: number | undefined,
): Promise<ProjectAccess> {
  const target =
    id === undefined || id === source.id ? source : await findOtherProject(db, actor, id);
  if (!projectPolicy.createMergeRequestIn({ project: target, actor })) throw new Forbidden();
  if (target.id !== source.id && !(await shareForkNetwork(db, source, target))) {
    throw new HttpError(422, { message: ['Source project is not a fork of the target project'] });
  }
  return target;
}

async function findOtherProject(
  db: Context['db'],
  actor: Context['actor'],
  id: number,
): Promise<ProjectAccess> {
  return findProjectFor(db, actor, id).catch((error: unknown) => {
    throw error instanceof NotFound ? new NotFound('Project') : error;
  });
}

/**
 * Proposes to merge a branch of `source`, to which the actor may push, into one of `target`.
 * @throws HttpError 422 naming what is wrong with the branches
 * @throws HttpError 409 where an open merge request has them
 * @throws BadRequest with the texts of every attribute that is not valid
 */
export async function createMergeRequest(
  context: Context,
  source: Pick<ProjectAccess, 'id'>,
  target: ProjectAccess,
  input: NewMergeRequest,
): Promise<MergeRequestRow> {
  const branches: Branches = {
    source_project_id: source.id,
    source_branch: input.source_branch,
    target_project_id: target.id,
    target_branch: input.target_branch,
  };
  if (source.id === target.id && input.source_branch === input.target_branch) {
    throw new HttpError(422, {
      message: ["You can't use same project/branch for source and target"],
    });
  }
  const columns = toMergeRequestColumns(input, {
    mayShare: source.id !== target.id,
    paid: context.paid,
    mayAskApprovals: await mayAskApprovals(context.db, target, input),
  });
  await refuseSecond(context.db, branches);
  const version = await compareHeads(context, branches, await requireHeads(context.git, branches));
  const at = context.clock();
  const now = at.toISOString();
  const by = toWorkRequest(requireActor(context));
  const { user_id: actorId } = by;
  const squash = await loadInitialSquash(context.db, target);
  try {
    return await context.db.transaction(async (db) => {
      const associations = await findAssociations(db, target, input, {
        createLabels: mergeRequestPolicy.createLabels({ project: target }),
        paid: context.paid,
        now,
      });
      const { milestone_id = null } = associations;
      const mergeRequest = await insertReturning<MergeRequestRow>(db, 'merge_requests', {
        description: null,
        discussion_locked: null,
        squash,
        force_remove_source_branch: false,
        allow_collaboration: false,
        ...columns,
        ...branches,
        ...toVersionColumns(version),
        milestone_id,
        iid: await takeNextInternalId(db, { scope: 'merge requests', owner: target.id }),
        author_id: actorId,
        state: 'opened',
        merge_status: 'unchecked',
        merge_when_pipeline_succeeds: false,
        created_at: now,
        updated_at: now,
      });
      await completeRequest(db, mergeRequest, { target, version, associations, by, at });
      return mergeRequest;
    });
  } catch (error) {
    // A concurrent request created one first.
    if (isUniqueViolation(error)) await refuseSecond(context.db, branches);
    throw error;
  }
}

interface Completion {
  readonly target: ProjectAccess;
  readonly version: NewVersion | null;
  readonly associations: Awaited<ReturnType<typeof findAssociations>>;
  readonly by: UserRequest;
  readonly at: Date;
}

/** Stores what belongs to a new merge request in tables of its own, and announces it. */
async function completeRequest(
  db: Context['db'],
  mergeRequest: MergeRequestRow,
  { target, version, associations, by, at }: Completion,
): Promise<void> {
  const now = at.toISOString();
  const { labels, milestone_id = null } = associations;
  const { id } = mergeRequest;
  const stored = version === null ? null : await storeVersion(db, { id }, version, now);
  const labelChange = await storeLabels(db, { kind: 'merge_request', id }, labels ?? null);
  const changes: IssuableChange[] = [
    ...(labelChange === null ? [] : [labelChange]),
    ...(await storeAllPeople(db, id, associations, now)),
    ...(milestone_id === null
      ? []
      : [{ attribute: 'milestone', from: null, to: milestone_id } as const]),
  ];
  const created = toMergeRequestIssuable(mergeRequest, target);
  await publish(db, issuableCreated({ target: created, by, at, changes }));
  if (stored !== null) {
    const because = 'created';
    const facts = {
      mergeRequest,
      version: stored,
      before: null,
      because,
      by,
      at,
    } as const;
    await publish(db, versionAdded(facts));
  }
}

/**
 * Tells whether new merge requests of the project squash. The project's default for deleting source branches applies
 * to forms alone: the API never deletes a branch unasked.
 */
async function loadInitialSquash(
  db: Context['db'],
  { id }: Pick<ProjectAccess, 'id'>,
): Promise<boolean> {
  const settings = await db('project_settings')
    .where({ project_id: id })
    .first<{ squash_option: string } | undefined>('squash_option');
  return settings?.squash_option === 'always' || settings?.squash_option === 'default_on';
}
