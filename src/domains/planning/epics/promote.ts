import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { Forbidden, NotFound } from '#src/errors.ts';
import { findGroupFor, type GroupAccess } from '#src/policy/group-access.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toGroupContainer } from '#src/records/container.ts';
import { toIssueIssuable } from '#src/domains/planning/issues/finder.ts';
import { issuePolicy } from '#src/domains/planning/issues/policy.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { updateIssue } from '#src/domains/planning/issues/update.ts';
import { findLabelIds, loadLabels } from '#src/domains/planning/labels/links.ts';
import { addSystemNotes } from '#src/domains/planning/notes/system.ts';
import { lockPresent } from '#src/domains/projects/removals/lock-present.ts';
import { copyInParts } from '#src/domains/planning/issuables/in-parts.ts';
import { formatReferenceFrom } from '#src/domains/planning/issuables/references.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import { createEpic } from './create.ts';
import { epicPolicy } from './policy.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { toEpicIssuable } from './table.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock' | 'paid'>;
type Issue = Pick<IssueRow, 'confidential' | 'issue_type' | 'promoted_to_epic_id'>;

/**
 * Finds the group in which the issue may become an epic. Null if the plan has no epics, the project is in no group, or
 * the caller is not a reporter in both. Null also for incidents and the like, for a promoted issue, and for a
 * confidential issue in a public group.
 */
export async function findPromotionGroup(
  { db, actor, paid }: Context,
  project: ProjectAccess,
  issue: Issue,
): Promise<GroupAccess | null> {
  if (!paid || issue.issue_type !== 'issue' || issue.promoted_to_epic_id !== null) return null;
  if (!issuePolicy.plan({ project })) return null;
  const group = await findGroup(db, actor, project.namespace_id);
  if (group === null || !epicPolicy.change({ group })) return null;
  return issue.confidential && group.visibility === 'public' ? null : group;
}

/** Null for the personal namespace of a user, and where the group is hidden. */
async function findGroup(
  db: Database,
  actor: Context['actor'],
  id: number,
): Promise<GroupAccess | null> {
  try {
    return await findGroupFor(db, actor, id);
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

/**
 * Makes an epic of the issue, with its labels as far as the group knows them and with what people said on it, and closes
 * the issue. The caller is the author of the epic.
 * @throws Forbidden where the issue may not become one
 * @throws RowNotFound when the issue is gone
 */
export async function promoteToEpic(
  context: Context,
  project: ProjectAccess,
  { id }: Pick<IssueRow, 'id'>,
): Promise<EpicRow> {
  const { actor, clock, paid } = context;
  return context.db.transaction(async (db) => {
    const inside = { db, actor, clock, paid };
    const issue = await lockPresent(db, 'issues', id);
    const group = await findPromotionGroup(inside, project, issue);
    if (group === null) throw new Forbidden();
    const epic = await createEpic(inside, group, {
      title: issue.title,
      description: issue.description,
      confidential: issue.confidential,
      label_ids: await findGroupLabels(inside, group, id),
    });
    await copyNotes(db, id, epic.id);
    await updateIssue(inside, project, issue, {
      state_event: 'close',
      closed_because: 'promotion',
      promoted_to_epic_id: epic.id,
    });
    await db('issues').where({ id }).update({ promoted_to_epic_id: epic.id });
    await tellBoth(inside, toIssueIssuable(issue, project), toEpicIssuable(epic, group));
    return epic;
  });
}

/** Labels of the group, or of groups above, with the titles that the issue has. */
async function findGroupLabels(
  { db, clock }: Context,
  group: GroupAccess,
  issueId: number,
): Promise<readonly number[]> {
  const labels = (await loadLabels(db, 'issue', [issueId])).get(issueId) ?? [];
  const titles = labels.map(({ title }) => title);
  const known = { create: false, now: clock().toISOString() };
  return findLabelIds(db, toGroupContainer(group), titles, known);
}

const copied = [
  'author_id',
  'discussion_id',
  'starts_discussion',
  'type',
  'body',
  'system',
  'confidential',
  'created_at',
  'updated_at',
];

/** Copies the notes with their threads and authors. */
async function copyNotes(db: Database, issueId: number, epicId: number): Promise<void> {
  const notes = { table: 'notes', columns: copied, only: 'not system' };
  await copyInParts(db, notes, { kind: 'issue', id: issueId }, { kind: 'epic', id: epicId });
  const counted = { epic_id: epicId, system: false, confidential: false };
  await db('epics')
    .where({ id: epicId })
    .update({ user_notes_count: db('notes').where(counted).count('*') });
}

async function tellBoth(context: Context, issue: Issuable, epic: Issuable): Promise<void> {
  const { db } = context;
  const act = {
    authorId: requireActor(context).user.id,
    action: 'promoted',
    at: context.clock(),
  } as const;
  const formatReference = (other: Issuable, { container: { kind }, fullPath }: Issuable) =>
    formatReferenceFrom(other, { kind, fullPath });
  await addSystemNotes(db, [
    {
      ...act,
      target: issue,
      body: `promoted to epic ${formatReference(epic, issue)}`,
      about: epic,
    },
    {
      ...act,
      target: epic,
      body: `promoted from issue ${formatReference(issue, epic)}`,
      about: issue,
    },
  ]);
}
