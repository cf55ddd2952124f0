import type { HookIssue, HookIssueAttributes, IssueHookPayload } from '#generated/issues/types.ts';
import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import { formatHookTime, formatHookTimeOrNull } from '#src/text/hook-time.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { Urls } from '#src/text/urls.ts';
import { findHookLabels, presentHookLabel } from '#src/domains/planning/labels/hook-payload.ts';
import { makeImagesAbsolute } from '#src/domains/planning/markdown/absolute-images.ts';
import { loadHookProject } from '#src/domains/core/projects/hook-payload.ts';
import type { IssuableChange, IssuableChanges } from '#src/domains/planning/issuables/events.ts';
import {
  type HookParts,
  presentHookChanges,
  presentHookOpening,
} from '#src/domains/planning/issuables/hook-changes.ts';
import {
  type HookTimes,
  presentHookTimes,
} from '#src/domains/planning/time-tracking/hook-payload.ts';
import {
  findHookUser,
  hookUserColumns,
  presentHookUser,
} from '#src/domains/core/users/hook-payload.ts';
import type { HookUserRow } from '#src/domains/core/users/hook-payload.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { tellPosition } from './table.ts';

/** An issue with the columns of other tables that payloads show. */
interface HookIssueFacts {
  readonly row: IssueRow;
  readonly parts: HookParts;
}

/** The issue in the state of this transaction, by three statements. */
async function findHookIssue(db: Database, id: number): Promise<HookIssueFacts> {
  const row = await db<IssueRow>('issues').where({ id }).first();
  if (row === undefined) throw new RowNotFound();
  const assignees = await db('issue_assignees')
    .join('users', 'users.id', 'issue_assignees.user_id')
    .where('issue_assignees.issue_id', id)
    .orderBy('users.id')
    .select<HookUserRow[]>([...hookUserColumns]);
  const labels = await findHookLabels(db, { kind: 'issue', id });
  return { row, parts: { labels, assignees, reviewers: [] } };
}

/** An issue in payloads about other records. */
export async function presentHookIssue(
  db: Database,
  id: number,
  place: { readonly path: string; readonly url: Urls },
): Promise<HookIssue> {
  return presentAttributes(db, await findHookIssue(db, id), 0, place);
}

async function presentAttributes(
  db: Database,
  { row, parts: { labels, assignees } }: HookIssueFacts,
  spent: number,
  { path, url }: { readonly path: string; readonly url: Urls },
): Promise<HookIssue> {
  const times: HookTimes = presentHookTimes(row, spent, await loadCurrentSettings(db));
  return {
    id: row.id,
    iid: row.iid,
    title: row.title,
    description: makeImagesAbsolute(row.description, path, url),
    author_id: row.author_id,
    project_id: row.project_id,
    created_at: formatHookTime(row.created_at),
    updated_at: formatHookTime(row.updated_at),
    updated_by_id: row.updated_by_id,
    last_edited_at: formatHookTimeOrNull(row.last_edited_at),
    last_edited_by_id: row.last_edited_by_id,
    closed_at: formatHookTimeOrNull(row.closed_at),
    relative_position: tellPosition(row.relative_position),
    milestone_id: row.milestone_id,
    state_id: row.state === 'opened' ? 1 : 2,
    state: row.state,
    confidential: row.confidential,
    discussion_locked: row.discussion_locked,
    due_date: row.due_date,
    moved_to_id: row.moved_to_id,
    duplicated_to_id: row.duplicated_to_id,
    ...times,
    weight: row.weight,
    health_status: row.health_status,
    assignee_ids: assignees.map((user) => user.id),
    assignee_id: assignees[0]?.id ?? null,
    labels: labels.map(presentHookLabel),
    severity: severities[row.severity],
    ...(row.issue_type === 'incident' && { escalation_status: 'triggered' as const }),
    url: url.web(`${path}/-/issues/${row.iid}`),
  };
}

const severities = {
  UNKNOWN: 'unknown',
  LOW: 'low',
  MEDIUM: 'medium',
  HIGH: 'high',
  CRITICAL: 'critical',
} as const;

export interface IssueHookFacts extends Omit<IssuableChanges, 'changes'> {
  readonly action: HookIssueAttributes['action'];
  readonly changes: readonly IssuableChange[];
}

/** Builds the payload for a change of an issue, in its current state. */
export async function presentIssuePayload(
  db: Database,
  { target, action, changes, by: { user_id: actorId }, at, before }: IssueHookFacts,
  url: Urls,
): Promise<IssueHookPayload> {
  const { project, repository } = await loadHookProject(db, target.container.id, url);
  const found = await findHookIssue(db, target.id);
  const { parts } = found;
  const place = { path: project.path_with_namespace, url };
  const attributes = await presentAttributes(db, found, readSpent(changes), place);
  const changed = { parts, at, before, after: found.row };
  return {
    object_kind: 'issue',
    event_type: attributes.confidential ? 'confidential_issue' : 'issue',
    user: presentHookUser(await findHookUser(db, actorId), url),
    project,
    object_attributes: { ...attributes, action },
    labels: attributes.labels,
    changes:
      action === 'open'
        ? presentHookOpening(attributes, parts)
        : await presentHookChanges(db, changes, changed, url),
    repository,
    ...(parts.assignees.length > 0 && {
      assignees: parts.assignees.map((user) => presentHookUser(user, url)),
    }),
  };
}

/** Seconds that a change added to the time spent. */
export function readSpent(changes: readonly IssuableChange[]): number {
  const [spent = 0] = changes.flatMap((change) =>
    change.attribute === 'time_spent' ? [change.added ?? -change.from] : [],
  );
  return spent;
}
