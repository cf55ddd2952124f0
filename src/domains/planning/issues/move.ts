import { type RequestContext, requireActor } from '#src/context.ts';
import { takeNextInternalId } from '#src/database/counters.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { BadRequest } from '#src/errors.ts';
import { publish } from '#src/domain-events/publish.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toWorkRequest, toUnknownRequest, type UserRequest } from '#src/policy/work-requester.ts';
import { toProjectContainer } from '#src/records/container.ts';
import { findLabelIds, loadLabels, setLabels } from '#src/domains/planning/labels/links.ts';
import { rewriteReferences } from '#src/domains/planning/markdown/rewrite.ts';
import { whereUsableIn } from '#src/domains/core/namespaces/tree.ts';
import { addSystemNote } from '#src/domains/planning/notes/system.ts';
import { copyNamedFiles } from '#src/domains/projects/project-uploads/copy.ts';
import { lockPresent } from '#src/domains/projects/removals/lock-present.ts';
import { copyResourceEvents } from '#src/domains/planning/resource-events/copy.ts';
import {
  issuableChanged,
  issuableCreated,
  toEditColumns,
} from '#src/domains/planning/issuables/events.ts';
import { formatReferenceFrom } from '#src/domains/planning/issuables/references.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import { findIterationId } from './associations.ts';
import { copyWhatHangsOn, moveLinks } from './copy.ts';
import { beginCopyingNotes } from './copy-notes.ts';
import { countOpen } from './count.ts';
import { toIssueIssuable } from './finder.ts';
import { issuePolicy } from './policy.ts';
import { settleLater, toTextContainer } from './settle-copy.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { mebibyteBytes } from '#src/units.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock' | 'git' | 'paid' | 'workers'>;

/** Maximum bytes of files that are copied before the new issue exists; a job copies the others. */
const maxCopiedBytes = 20 * mebibyteBytes;

/**
 * Copies the files in an issue's description to its new project. Callers run it before the transaction that moves or
 * clones the issue, so that it is never visible without them.
 */
export async function copyShownFiles(
  context: Pick<RequestContext, 'db' | 'clock' | 'storage'>,
  from: ProjectAccess,
  { description }: Pick<IssueRow, 'description'>,
  to: ProjectAccess,
): Promise<void> {
  if (from.id === to.id || !mayPlanBoth(from, to)) return;
  const files = { from: from.id, to: to.id, mostBytes: maxCopiedBytes };
  await copyNamedFiles(context, description ?? '', files);
}

/**
 * Makes the issue one of another project, and closes it here.
 * @throws BadRequest when the caller may not, or it is there already
 */
export async function moveIssue(
  context: Context,
  from: ProjectAccess,
  { id }: IssueRow,
  to: ProjectAccess,
): Promise<IssueRow> {
  if (from.id === to.id) {
    throw new BadRequest('Cannot move issue to project it originates from!');
  }
  const at = context.clock();
  const by = toWorkRequest(requireActor(context));
  const { user_id: actorId } = by;
  const described = await describeThere(context, id, { from, to });
  return context.db.transaction(async (db) => {
    const before = await lockPresent(db, 'issues', id);
    const allowed = mayPlanBoth(from, to) && before.moved_to_id === null;
    if (!allowed) throw new BadRequest('Cannot move issue due to insufficient permissions!');
    const { author_id, created_at } = before;
    // The text keeps its author, who may be another user.
    const author = author_id === actorId ? by : toUnknownRequest(author_id);
    const description = await described({ ...context, db }, before.description);
    const after = await copy(db, before, to, { by: author, description, at, created_at });
    const ends = { issue_id: after.id, source_id: id, from_id: from.id, ...by };
    await beginCopyingNotes(db, context.workers, ends);
    await copyWhatHangsOn(db, before.id, after.id, to.id);
    await copyResourceEvents(db, before.id, after.id, to);
    await moveLinks(db, before.id, after.id, to);
    const now = at.toISOString();
    const closed = { state: 'closed', closed_at: now, closed_by_id: actorId } as const;
    const changes = [{ attribute: 'state', to: 'closed', because: 'move' } as const];
    const left = {
      moved_to_id: after.id,
      updated_at: now,
      ...(before.state === 'opened' && { ...closed, ...toEditColumns(changes, by, now) }),
    };
    await db('issues').where({ id }).update(left);
    const source = { ...before, ...left };
    await countOpen(db, from.id, before, source);
    const targets = [toIssueIssuable(source, from), toIssueIssuable(after, to)] as const;
    if (before.state === 'opened') {
      await publish(db, issuableChanged({ target: targets[0], by, at, changes, before }));
    }
    await tellBoth(db, targets, 'moved', { actorId, at });
    return after;
  });
}

/**
 * Makes another issue of the same content. The caller is its author.
 * @throws BadRequest when the caller may not
 */
export async function cloneIssue(
  context: Context,
  from: ProjectAccess,
  { id }: IssueRow,
  to: ProjectAccess,
  withNotes: boolean,
): Promise<IssueRow> {
  if (!mayPlanBoth(from, to)) {
    throw new BadRequest('Cannot clone issue due to insufficient permissions!');
  }
  const at = context.clock();
  const by = toWorkRequest(requireActor(context));
  const { user_id: actorId } = by;
  const described = await describeThere(context, id, { from, to });
  return context.db.transaction(async (db) => {
    const before = await lockPresent(db, 'issues', id);
    const description = await described({ ...context, db }, before.description);
    const after = await copy(db, before, to, { by, description, at });
    const ends = { issue_id: after.id, source_id: id, from_id: from.id, ...by };
    if (withNotes) await beginCopyingNotes(db, context.workers, ends);
    else if (from.id !== to.id) await settleLater(db, context.workers, ends);
    const targets = [toIssueIssuable(before, from), toIssueIssuable(after, to)] as const;
    await tellBoth(db, targets, 'cloned', { actorId, at });
    return after;
  });
}

export const mayPlanBoth = (from: ProjectAccess, to: ProjectAccess) =>
  [from, to].every(
    (project) => isFeatureVisible(project, 'issues') && issuePolicy.plan({ project }),
  );

interface Ways {
  readonly from: ProjectAccess;
  readonly to: ProjectAccess;
}

/**
 * Prepares the rewriting of a description before the issue is locked. The returned function gives the text for the
 * other project, and rewrites again only if the description changed since.
 */
async function describeThere(
  context: Context,
  id: number,
  { from, to }: Ways,
): Promise<(context: Context, description: string | null) => Promise<string | null>> {
  const move = { from: toTextContainer(from), to: toTextContainer(to) };
  const row = await context
    .db('issues')
    .where({ id })
    .first<{ description: string | null } | undefined>('description');
  const before = row?.description ?? '';
  const after = from.id === to.id ? before : await rewriteReferences(context, before, move);
  return async (context, now) => {
    if (now === null || from.id === to.id) return now;
    return now === before ? after : rewriteReferences(context, now, move);
  };
}

interface NewIssue {
  /** The request of its author. */
  readonly by: UserRequest;
  readonly description: string | null;
  readonly at: Date;
  /** The creation time of the replaced issue. */
  readonly created_at?: string;
}

/** An open issue of the other project, with the labels and the milestone that are known there by title. */
async function copy(
  db: Database,
  before: IssueRow,
  to: ProjectAccess,
  { by, description, at, created_at }: NewIssue,
): Promise<IssueRow> {
  const now = at.toISOString();
  const milestone_id = await findMilestoneByTitle(db, before.milestone_id, to);
  const issue = await insertReturning<IssueRow>(db, 'issues', {
    project_id: to.id,
    iid: await takeNextInternalId(db, { scope: 'issues', owner: to.id }),
    author_id: by.user_id,
    title: before.title,
    title_key: before.title_key,
    description,
    state: 'opened',
    issue_type: before.issue_type,
    severity: before.severity,
    confidential: before.confidential,
    discussion_locked: before.discussion_locked,
    due_date: before.due_date,
    milestone_id,
    iteration_id: await findIterationId(db, to, before.iteration_id),
    weight: before.weight,
    health_status: before.health_status,
    task_count: before.task_count,
    completed_task_count: before.completed_task_count,
    created_at: created_at ?? now,
    updated_at: now,
  });
  const target = toIssueIssuable(issue, to);
  const had = (await loadLabels(db, 'issue', [before.id])).get(before.id) ?? [];
  const labels = await findLabelIds(
    db,
    toProjectContainer(to),
    had.map(({ title }) => title),
    { create: false, now },
  );
  const { added } = await setLabels(db, target, labels);
  const assignees = await copyAssignees(db, before.id, issue.id, to.id);
  await countOpen(db, to.id, null, issue);
  const changes = [
    ...(added.length > 0 ? [{ attribute: 'labels', added, removed: [] } as const] : []),
    ...(assignees.length > 0
      ? [{ attribute: 'assignees', added: assignees, removed: [] } as const]
      : []),
    ...(milestone_id === null
      ? []
      : [{ attribute: 'milestone', from: null, to: milestone_id } as const]),
  ];
  await publish(db, issuableCreated({ target, by, at, changes }));
  return issue;
}

async function findMilestoneByTitle(
  db: Database,
  id: number | null,
  to: ProjectAccess,
): Promise<number | null> {
  if (id === null) return null;
  const alike = db('milestones').whereIn('title', db('milestones').where({ id }).select('title'));
  const same = await whereUsableIn(db, alike, toProjectContainer(to))
    .orderBy('id')
    .first<{ id: number } | undefined>('id');
  return same?.id ?? null;
}

/** Copies the assignees who are members of the other project. */
async function copyAssignees(
  db: Database,
  from: number,
  issue_id: number,
  projectId: number,
): Promise<readonly number[]> {
  const members = db('project_authorizations').where('project_id', projectId).select('user_id');
  const rows = await db('issue_assignees')
    .where('issue_id', from)
    .whereIn('user_id', members)
    .select<{ user_id: number }[]>('user_id');
  const users = rows.map(({ user_id }) => user_id);
  if (users.length > 0) {
    await db('issue_assignees').insert(users.map((user_id) => ({ issue_id, user_id })));
  }
  return users;
}

async function tellBoth(
  db: Database,
  [source, copied]: readonly [Issuable, Issuable],
  action: 'cloned' | 'moved',
  { actorId: authorId, at }: { readonly actorId: number; readonly at: Date },
): Promise<void> {
  const formatReference = (other: Issuable, { container: { kind }, fullPath }: Issuable) =>
    formatReferenceFrom(other, { kind, fullPath });
  const to = `${action} to ${formatReference(copied, source)}`;
  const from = `${action} from ${formatReference(source, copied)}`;
  await addSystemNote(db, { target: source, authorId, action, body: to, about: copied, at });
  await addSystemNote(db, { target: copied, authorId, action, body: from, about: source, at });
}
