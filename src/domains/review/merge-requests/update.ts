import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { publish } from '#src/domain-events/publish.ts';
import { HttpError } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { storeLabels } from '#src/domains/planning/labels/links.ts';
import { lockPresent } from '#src/domains/projects/removals/lock-present.ts';
import {
  type IssuableChange,
  hasAttributes,
  issuableChanged,
  issuableConfirmed,
  toEditColumns,
} from '#src/domains/planning/issuables/events.ts';
import { findAssociations, storeAllPeople } from './associations.ts';
import { toMergeRequestColumns, mayAskApprovals } from './attributes.ts';
import { versionAdded } from './events.ts';
import type { MergeRequestInput } from './input.ts';
import { findSource } from './head-pipeline.ts';
import { compareHeads, type NewVersion, readHeads } from './heads.ts';
import { refuseSecond } from './open.ts';
import { mergeRequestPolicy } from './policy.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toMergeRequestIssuable } from './table.ts';
import { toReadyTitle } from './title.ts';
import { toVersionColumns, storeVersion } from './versions.ts';

type Context = Pick<RequestContext, 'db' | 'git' | 'actor' | 'clock' | 'paid'>;

interface UpdateOptions {
  /** True for attributes that the request contains: they are announced even without a change. */
  readonly asked?: boolean;
}

/**
 * Changes what differs, and announces it. `project` is the target.
 * @throws RowNotFound when it is gone
 * @throws BadRequest with the texts of every attribute that is not valid
 * @throws HttpError 422 naming a branch that is not there
 * @throws HttpError 409 where another open merge request has the same branches
 */
export async function updateMergeRequest(
  context: Context,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
  input: MergeRequestInput,
  { asked = false }: UpdateOptions = {},
): Promise<MergeRequestRow> {
  const { id } = mergeRequest;
  const mayShare =
    input.allow_collaboration !== undefined && (await maySharePush(context, project, mergeRequest));
  const { target_branch, ...columns } = toMergeRequestColumns(input, {
    mayShare,
    paid: context.paid,
    mayAskApprovals: await mayAskApprovals(context.db, project, input),
  });
  const found = await findRenewal(context, mergeRequest, input);
  const at = context.clock();
  const now = at.toISOString();
  const by = toWorkRequest(requireActor(context));
  const { user_id: actorId } = by;
  try {
    return await context.db.transaction(async (db) => {
      const { labels, ...associations } = await findAssociations(db, project, input, {
        createLabels: mergeRequestPolicy.createLabels({ project }),
        paid: context.paid,
        now,
      });
      const before = await lockPresent(db, 'merge_requests', id);
      const state = computeState(before, input, { closed_at: now, closed_by_id: actorId });
      const { milestone_id } = associations;
      // A merge request that is being merged, or is merged, keeps its branches.
      const merges = before.state === 'locked' || before.state === 'merged';
      const renewal = merges ? null : found;
      const version = renewal === null ? null : renewal.version;
      const changed = {
        ...columns,
        ...(target_branch !== undefined && !merges && { target_branch }),
        ...(milestone_id !== undefined && { milestone_id }),
        ...state,
        ...(renewal !== null && {
          ...toVersionColumns(version),
          merge_status: 'unchecked' as const,
        }),
      };
      const after: MergeRequestRow = { ...before, ...changed };
      const labelChange = await storeLabels(db, { kind: 'merge_request', id }, labels ?? null);
      const changes: IssuableChange[] = [
        ...(labelChange === null ? [] : [labelChange]),
        ...(await storeAllPeople(db, id, associations, now)),
        ...listChanges(before, after),
      ];
      const confirms =
        asked && hasAttributes(input) && changes.every(({ attribute }) => attribute === 'state');
      if (changes.length === 0 && !isChanged(before, changed)) {
        const target = toMergeRequestIssuable(before, project);
        if (confirms) await publish(db, issuableConfirmed({ target, by, at }));
        return before;
      }
      const edit = toEditColumns(changes, by, now);
      await db('merge_requests')
        .where({ id })
        .update({ ...changed, ...edit, updated_at: now });
      const updated = { ...after, ...edit, updated_at: now };
      const target = toMergeRequestIssuable(updated, project);
      if (changes.length > 0) {
        await publish(db, issuableChanged({ target, by, at, changes, before }));
      }
      if (confirms) await publish(db, issuableConfirmed({ target, by, at }));
      if (renewal !== null && version !== null) {
        await addVersion(db, updated, { ...renewal, version, before: before.head_sha }, context);
      }
      return updated;
    });
  } catch (error) {
    const branches = { ...mergeRequest, ...(target_branch !== undefined && { target_branch }) };
    if (isUniqueViolation(error)) await refuseSecond(context.db, branches);
    throw error;
  }
}

/** Assignees, and those who look after the target, give themselves no rights in a fork. */
async function maySharePush(
  context: Context,
  project: ProjectAccess,
  { source_project_id }: MergeRequestRow,
): Promise<boolean> {
  if (source_project_id === project.id) return false;
  const source = await findSource(context, project, source_project_id);
  return source !== null && source.level >= AccessLevel.Developer;
}

interface Renewal {
  /** Null where no commits are left. */
  readonly version: NewVersion | null;
  readonly because: 'target' | 'reopened';
}

/** The version that comes with another target branch, and with an opening again; null where it stays. */
async function findRenewal(
  context: Context,
  mergeRequest: MergeRequestRow,
  { target_branch: branch, state_event: event }: MergeRequestInput,
): Promise<Renewal | null> {
  const { state } = mergeRequest;
  const target_branch = branch ?? mergeRequest.target_branch;
  const moves = target_branch !== mergeRequest.target_branch && state === 'opened';
  const opens = event === 'reopen' && state === 'closed';
  if (!moves && !opens) return null;
  const branches = { ...mergeRequest, target_branch };
  if (
    mergeRequest.source_branch === target_branch &&
    mergeRequest.source_project_id === mergeRequest.target_project_id
  ) {
    throw new HttpError(422, {
      message: ["You can't use same project/branch for source and target"],
    });
  }
  await refuseSecond(context.db, branches);
  const { source, target } = await readHeads(context.git, branches);
  if (source === null || target === null) {
    const [which, name] =
      source === null ? ['Source', branches.source_branch] : ['Target', target_branch];
    throw new HttpError(422, { message: [`${which} branch "${name}" does not exist`] });
  }
  const version = await compareHeads(context, branches, { source, target });
  return { version, because: moves ? 'target' : 'reopened' };
}

async function addVersion(
  db: Database,
  mergeRequest: MergeRequestRow,
  { version, because, before }: Renewal & { version: NewVersion; before: string | null },
  context: Context,
): Promise<void> {
  const at = context.clock();
  const by = toWorkRequest(requireActor(context));
  const stored = await storeVersion(db, mergeRequest, version, at.toISOString());
  await publish(db, versionAdded({ mergeRequest, version: stored, before, because, by, at }));
}

/** The columns of the state, where it changes. Merged ones stay so. */
function computeState(
  { state }: MergeRequestRow,
  { state_event: event }: MergeRequestInput,
  closed: Pick<MergeRequestRow, 'closed_at' | 'closed_by_id'>,
) {
  if (event === 'close' && state === 'opened') {
    return { state: 'closed', ...closed, ...withoutAutoMerge } as const;
  }
  if (event !== 'reopen' || state !== 'closed') return {};
  return { state: 'opened', closed_at: null, closed_by_id: null } as const;
}

/** The columns of one that waits for nothing. */
export const withoutAutoMerge = {
  merge_when_pipeline_succeeds: false,
  merge_options: null,
  merge_user_id: null,
} as const;

const isChanged = (before: MergeRequestRow, changed: Partial<MergeRequestRow>) =>
  Object.entries(changed).some(([name, value]) => before[name as keyof MergeRequestRow] !== value);

/** The changes to announce, of columns that got another value. */
function listChanges(before: MergeRequestRow, after: MergeRequestRow): IssuableChange[] {
  const changes: IssuableChange[] = [];
  const isDifferent = (name: keyof MergeRequestRow) => before[name] !== after[name];
  if (isDifferent('state') && after.state !== 'locked') {
    changes.push({ attribute: 'state', to: after.state, closedAt: before.closed_at });
  }
  if (isDifferent('draft')) changes.push({ attribute: 'draft', to: after.draft });
  if (isDifferent('title')) {
    const [from, to] = [before.title, after.title];
    const isMark = toReadyTitle(from) === toReadyTitle(to);
    changes.push({ attribute: 'title', from, to, isMark });
  }
  if (isDifferent('force_remove_source_branch')) {
    const [from, to] = [before.force_remove_source_branch, after.force_remove_source_branch];
    changes.push({ attribute: 'remove_source_branch', from, to });
  }
  if (isDifferent('description')) {
    changes.push({ attribute: 'description', from: before.description, to: after.description });
  }
  if (isDifferent('milestone_id')) {
    changes.push({ attribute: 'milestone', from: before.milestone_id, to: after.milestone_id });
  }
  if (isDifferent('target_branch')) {
    const { target_branch: from } = before;
    changes.push({ attribute: 'target_branch', from, to: after.target_branch });
  }
  if ((before.discussion_locked ?? false) !== (after.discussion_locked ?? false)) {
    changes.push({ attribute: 'discussion_locked', to: after.discussion_locked ?? false });
  }
  return changes;
}
