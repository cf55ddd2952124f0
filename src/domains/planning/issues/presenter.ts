import type { Issue, IssueEpic, IssueIteration } from '#generated/issues/types.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import type { RequestContext } from '#src/context.ts';
import { whereInList } from '#src/database/dialect.ts';
import { readAuthor } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { waitsFor } from '#src/records/waits-for.ts';
import { presentIteration } from '#src/domains/planning/iterations/presenter.ts';
import { loadLabels } from '#src/domains/planning/labels/links.ts';
import { presentLinkedLabels } from '#src/domains/planning/labels/presenter.ts';
import { countClosing } from './count-closing.ts';
import { presentJoinedMilestone } from '#src/domains/planning/milestones/columns.ts';
import { formatReferences, type Viewpoint } from '#src/domains/planning/issuables/references.ts';
import { presentTimeStats } from '#src/domains/planning/time-tracking/presenter.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { loadAssignees, loadIssues } from './details.ts';
import type { DetailedIssueRow } from './table.ts';
import { selectVisibleEpics } from '#src/policy/visible-epics.ts';

export type IssuePresentContext = Pick<
  RequestContext,
  'db' | 'actor' | 'url' | 'today' | 'paid' | 'config'
>;

interface Shown {
  /** The project or group that the request is about; null for lists of everything. */
  readonly from: Viewpoint | null;
  /** Presents labels as objects instead of titles. */
  readonly labelDetails?: boolean | undefined;
}

/** A page of issues with all their parts: three queries, and one more for confidential epics. */
export async function presentIssues(
  context: IssuePresentContext,
  rows: readonly DetailedIssueRow[],
  { from, labelDetails = false }: Shown,
): Promise<Issue[]> {
  if (rows.length === 0) return [];
  const { db, url } = context;
  const ids = rows.map(({ id }) => id);
  const [labels, assignees, facts] = await Promise.all([
    loadLabels(db, 'issue', ids, labelDetails),
    loadAssignees(db, ids),
    loadFacts(context, rows),
  ]);
  return rows.map((row) => {
    const assigned = (assignees.get(row.id) ?? []).map((user) => presentUserBasic(user, url));
    return Object.assign(presentAlone(context, row, from, facts), {
      labels: presentLinkedLabels(labels.get(row.id) ?? [], labelDetails),
      assignees: assigned,
      assignee: assigned[0] ?? null,
    });
  });
}

/** An issue without the properties that are long lists. */
export type IssueAlone = Omit<Issue, 'assignee' | 'assignees' | 'labels'>;

/** A page of issues without labels and assignees, named as from anywhere. */
export async function presentIssuesAlone(
  context: IssuePresentContext,
  rows: readonly DetailedIssueRow[],
): Promise<IssueAlone[]> {
  if (rows.length === 0) return [];
  const facts = await loadFacts(context, rows);
  return rows.map((row) => presentAlone(context, row, null, facts));
}

/** Related records that a page of issues shows. */
interface Facts {
  /** The confidential epics that show. */
  readonly epics: ReadonlySet<number>;
  /** Number of merge requests that the actor may see and that close an issue. */
  readonly closing: ReadonlyMap<number, number>;
  readonly hoursOnly: boolean;
}

async function loadFacts(
  context: IssuePresentContext,
  rows: readonly DetailedIssueRow[],
): Promise<Facts> {
  const { db, actor } = context;
  const [epics, closing, settings] = await Promise.all([
    findVisibleEpics(context, rows),
    countClosing(
      db,
      actor,
      rows.flatMap(({ id, closing_request_id: closing }) => (closing === null ? [] : [id])),
    ),
    loadCurrentSettings(db),
  ]);
  return { epics, closing, hoursOnly: settings.time_tracking_limit_to_hours };
}

/** Issues by id, in the order of the ids. */
export async function presentIssuesById(
  context: IssuePresentContext,
  ids: readonly number[],
  shown: Shown,
): Promise<Issue[]> {
  const rows = await loadIssues(context.db, ids);
  const presented = await presentIssues(context, rows, shown);
  const byId = new Map(presented.map((issue) => [issue.id, issue]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Finds which of the confidential epics of these issues the actor may see. */
async function findVisibleEpics(
  { db, actor, paid }: IssuePresentContext,
  rows: readonly DetailedIssueRow[],
): Promise<ReadonlySet<number>> {
  const ids = rows.flatMap(({ epic_id, epic_confidential }) =>
    paid && epic_id !== null && epic_confidential === true ? [epic_id] : [],
  );
  if (ids.length === 0) return new Set();
  const epics = whereInList(selectVisibleEpics(db, actor), 'epics.id', ids);
  const found = await epics.select<{ id: number }[]>('epics.id');
  return new Set(found.map(({ id }) => id));
}

function presentAlone(
  context: IssuePresentContext,
  row: DetailedIssueRow,
  from: Viewpoint | null,
  facts: Facts,
): IssueAlone {
  const { url, paid, config } = context;
  const references = formatReferences(
    { kind: 'issue', iid: row.iid, fullPath: row.project_path },
    from,
  );
  const epicShows = row.epic_confidential !== true || facts.epics.has(row.epic_id ?? 0);
  const self = url.api(`projects/${row.project_id}/issues/${row.iid}`);
  const hasTasks = row.task_count > 0;
  const tasks = { count: row.task_count, completed_count: row.completed_task_count };
  return {
    id: row.id,
    iid: row.iid,
    project_id: row.project_id,
    title: row.title,
    description: toBeWritten(row.description),
    state: row.state,
    created_at: row.created_at,
    updated_at: row.updated_at,
    closed_at: row.closed_at,
    closed_by: presentCloser(row, context),
    milestone: presentJoinedMilestone(row, context),
    author: presentUserBasic(readAuthor(row), url),
    type: row.issue_type.toUpperCase() as Issue['type'],
    user_notes_count: row.user_notes_count,
    merge_requests_count: facts.closing.get(row.id) ?? 0,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    due_date: row.due_date,
    confidential: row.confidential,
    discussion_locked: row.discussion_locked,
    issue_type: row.issue_type,
    web_url: url.web(`${row.project_path}/-/issues/${row.iid}`),
    time_stats: presentTimeStats(row, { time_tracking_limit_to_hours: facts.hoursOnly }),
    task_completion_status: tasks,
    has_tasks: hasTasks,
    ...(hasTasks && {
      task_status: `${tasks.completed_count} of ${tasks.count} tasks completed`,
    }),
    _links: {
      self,
      notes: `${self}/notes`,
      award_emoji: `${self}/award_emoji`,
      project: url.api(`projects/${row.project_id}`),
    },
    reference: references.short,
    references,
    severity: row.severity,
    moved_to_id: row.moved_to_id,
    service_desk_reply_to: waitsFor('service-desk', null),
    ...(paid && {
      weight: row.weight,
      // Epics are of groups.
      ...(row.home_owner_id === null && {
        epic: epicShows ? presentEpic(row) : null,
        epic_iid: epicShows ? row.epic_iid : null,
      }),
      iteration: presentRowIteration(row, context),
    }),
    ...(config.plan === 'ultimate' && { health_status: row.health_status }),
  };
}

function presentCloser(row: DetailedIssueRow, { url }: IssuePresentContext): Issue['closed_by'] {
  const { closer_id: id, closer_username: username, closer_name: name, closer_state: state } = row;
  if (id === null || username === null || name === null || state === null) return null;
  return presentUserBasic({ id, username, name, state, avatar: row.closer_avatar }, url);
}

function presentEpic(row: DetailedIssueRow): IssueEpic | null {
  const { epic_id: id, epic_iid: iid, epic_title: title, epic_group_id: group_id } = row;
  if (id === null || iid === null || title === null || group_id === null) return null;
  return { id, iid, title, url: `/groups/${row.epic_group_path}/-/epics/${iid}`, group_id };
}

function presentRowIteration(
  row: DetailedIssueRow,
  context: IssuePresentContext,
): IssueIteration | null {
  const { iteration_id: id, iteration_start_date: start, iteration_due_date: due } = row;
  if (id === null || start === null || due === null) return null;
  const iteration = {
    id,
    iid: row.iteration_iid ?? 0,
    sequence: row.iteration_sequence ?? 0,
    group_id: row.iteration_group_id ?? 0,
    title: row.iteration_title,
    description: row.iteration_description,
    start_date: start,
    due_date: due,
    created_at: row.iteration_created_at ?? '',
    updated_at: row.iteration_updated_at ?? '',
  };
  return presentIteration(iteration, row.iteration_group_path ?? '', context);
}
