import { takeNextInternalId } from '#src/database/counters.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { toDay } from '#src/text/day.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { recordEvent } from '#src/domains/activity/events/record.ts';
import { countOpen } from '#src/domains/planning/issues/count.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { insertNote } from '#src/domains/planning/notes/table.ts';
import { countTasks } from '#src/domains/planning/issuables/tasks.ts';
import { dayMs, hourMs } from '#src/units.ts';
import type { Username } from './people.ts';
import {
  epic,
  type DemoIssue,
  type DemoNote,
  demoIssues,
  demoLabels,
  demoMilestones,
} from './plan-story.ts';

type IdOf = (username: Username) => number;
type Titles = ReadonlyMap<string, number>;

/** Times of the story, relative to the time of loading. */
export interface DemoTimes {
  readonly at: (daysAgo: number, hours?: number) => string;
  /** The date after this many days. */
  readonly on: (days: number) => string;
}

export function computeTimesAround(now: string): DemoTimes {
  const computeMoment = (days: number, hours = 0) =>
    new Date(Date.parse(now) + days * dayMs + hours * hourMs);
  return {
    at: (daysAgo, hours = 0) => computeMoment(-daysAgo, hours).toISOString(),
    on: (days) => toDay(computeMoment(days)),
  };
}

/** Writes labels and an epic of the group, and milestones and issues of the project, with their notes. */
export async function writePlans(
  db: Database,
  project: Pick<ProjectRow, 'id' | 'namespace_id'>,
  idOf: IdOf,
  now: string,
): Promise<void> {
  const times = computeTimesAround(now);
  const labelIds = await writeLabels(db, project.namespace_id, times);
  const milestoneIds = await writeMilestones(db, project.id, times);
  const epicId = await writeEpic(db, project.namespace_id, labelIds, idOf, times);
  await writeBoard(db, project.id, labelIds, times);
  for (const issue of demoIssues) {
    const associated = { labelIds, milestoneIds, epicId };
    await writeIssue(db, project.id, issue, associated, idOf, times);
  }
}

async function writeLabels(db: Database, group_id: number, { at }: DemoTimes): Promise<Titles> {
  const ids = new Map<string, number>();
  for (const [title, [color, description]] of Object.entries(demoLabels)) {
    const { id } = await insertReturning<{ id: number }>(db, 'labels', {
      group_id,
      title,
      title_key: fold(title),
      color,
      description,
      description_html: description,
      created_at: at(110),
      updated_at: at(110),
    });
    ids.set(title, id);
  }
  return ids;
}

async function writeMilestones(
  db: Database,
  project_id: number,
  { at, on }: DemoTimes,
): Promise<Titles> {
  const ids = new Map<string, number>();
  for (const { title, description, begins, due, closed } of demoMilestones) {
    const { id } = await insertReturning<{ id: number }>(db, 'milestones', {
      project_id,
      iid: await takeNextInternalId(db, { scope: 'project milestones', owner: project_id }),
      title,
      description,
      state: closed === true ? 'closed' : 'active',
      start_date: on(begins),
      due_date: on(due),
      created_at: at(110),
      updated_at: at(110),
    });
    ids.set(title, id);
  }
  return ids;
}

async function writeEpic(
  db: Database,
  group_id: number,
  labelIds: Titles,
  idOf: IdOf,
  { at }: DemoTimes,
): Promise<number> {
  const { count, completed } = countTasks(epic.description);
  const { id } = await insertReturning<{ id: number }>(db, 'epics', {
    group_id,
    iid: await takeNextInternalId(db, { scope: 'group epics', owner: group_id }),
    author_id: idOf(epic.by),
    title: epic.title,
    title_key: fold(epic.title),
    description: epic.description,
    state: 'opened',
    confidential: false,
    color: '#1068bf',
    start_date_is_fixed: false,
    due_date_is_fixed: false,
    task_count: count,
    completed_task_count: completed,
    created_at: at(epic.opened),
    updated_at: at(epic.opened),
  });
  for (const title of epic.labels) {
    await db('label_links').insert({ epic_id: id, label_id: labelIds.get(title) });
  }
  return id;
}

/** A board of the project with a list for each label. */
async function writeBoard(
  db: Database,
  project_id: number,
  labelIds: Titles,
  { at }: DemoTimes,
): Promise<void> {
  const times = { created_at: at(100), updated_at: at(100) };
  const { id: board_id } = await insertReturning<{ id: number }>(db, 'boards', {
    project_id,
    name: 'Development',
    ...times,
  });
  for (const [position, title] of ['bug', 'feature', 'safety'].entries()) {
    const label_id = labelIds.get(title);
    await db('board_lists').insert({ board_id, label_id, position, ...times });
  }
}

interface Associated {
  readonly labelIds: Titles;
  readonly milestoneIds: Titles;
  readonly epicId: number;
}

async function writeIssue(
  db: Database,
  project_id: number,
  told: DemoIssue,
  associated: Associated,
  idOf: IdOf,
  { at, on }: DemoTimes,
): Promise<void> {
  const opened = at(told.opened);
  const closed = told.closed === undefined ? null : at(told.closed);
  const { count, completed } = countTasks(told.description);
  const said = told.notes ?? [];
  const last = said.at(-1);
  const issue = await insertReturning<IssueRow>(db, 'issues', {
    project_id,
    iid: await takeNextInternalId(db, { scope: 'issues', owner: project_id }),
    author_id: idOf(told.by),
    title: told.title,
    title_key: fold(told.title),
    description: told.description,
    state: closed === null ? 'opened' : 'closed',
    issue_type: 'issue',
    severity: 'UNKNOWN',
    confidential: told.confidential ?? false,
    due_date: told.due === undefined ? null : on(told.due),
    milestone_id: associated.milestoneIds.get(told.milestone ?? '') ?? null,
    weight: told.weight ?? null,
    time_estimate: (told.estimate ?? 0) * 3600,
    total_time_spent: (told.spent ?? 0) * 3600,
    upvotes: told.thumbs?.length ?? 0,
    user_notes_count: said.length,
    task_count: count,
    completed_task_count: completed,
    created_at: opened,
    updated_at: closed ?? at(told.opened, last?.hours),
    closed_at: closed,
    closed_by_id: closed === null ? null : idOf(told.assignee ?? told.by),
  });
  const { id } = issue;
  await countOpen(db, project_id, null, issue);
  for (const title of told.labels) {
    await db('label_links').insert({ issue_id: id, label_id: associated.labelIds.get(title) });
  }
  if (told.assignee !== undefined) {
    await db('issue_assignees').insert({ issue_id: id, user_id: idOf(told.assignee) });
  }
  if (told.inEpic === true) {
    await db('epic_issues').insert({
      epic_id: associated.epicId,
      issue_id: id,
      relative_position: issue.iid * 512,
    });
  }
  for (const username of told.thumbs ?? []) {
    await db('award_emoji').insert({
      name: 'thumbsup',
      user_id: idOf(username),
      issue_id: id,
      created_at: opened,
      updated_at: opened,
    });
  }
  await writeEvents(db, issue, told, idOf);
  const { confidential, title } = issue;
  const noted = { kind: 'issue', id, title, projectId: project_id, confidential } as const;
  await writeNotes(db, noted, said, idOf, (hours) => at(told.opened, hours));
}

async function writeEvents(
  db: Database,
  { id, iid, title, confidential, project_id, created_at, closed_at }: IssueRow,
  told: DemoIssue,
  idOf: IdOf,
): Promise<void> {
  const target = { type: 'Issue', id, iid, title, confidential };
  const project = { id: project_id };
  const by = { id: idOf(told.by) };
  await recordEvent(db, {
    author: by,
    action: 'created',
    project,
    target,
    at: new Date(created_at),
  });
  if (closed_at === null) return;
  const author = { id: idOf(told.assignee ?? told.by) };
  await recordEvent(db, { author, action: 'closed', project, target, at: new Date(closed_at) });
  await insertNote(db, {
    target: { kind: 'issue', id },
    authorId: author.id,
    body: 'closed',
    action: 'closed',
    system: true,
    at: closed_at,
  });
  await db('resource_events').insert({
    issue_id: id,
    user_id: author.id,
    kind: 'state',
    state: 'closed',
    created_at: closed_at,
  });
}

/** The issue or merge request that notes are on. */
interface Noted {
  readonly kind: 'issue' | 'merge_request';
  readonly id: number;
  readonly title: string;
  readonly projectId: number;
  readonly confidential?: boolean;
}

export async function writeNotes(
  db: Database,
  { kind, id, title, projectId, confidential = false }: Noted,
  notes: readonly DemoNote[],
  idOf: IdOf,
  at: (hours: number) => string,
): Promise<void> {
  let thread: string | undefined;
  for (const [index, { by, hours, body, reply }] of notes.entries()) {
    const answered = notes[index + 1]?.reply === true;
    const note = await insertNote(db, {
      target: { kind, id },
      authorId: idOf(by),
      body,
      type: reply === true || answered ? 'DiscussionNote' : null,
      discussionId: reply === true ? thread : undefined,
      at: at(hours),
    });
    thread = note.discussion_id;
    await recordEvent(db, {
      author: { id: idOf(by) },
      action: 'commented',
      project: { id: projectId },
      target: {
        type: note.type ?? 'Note',
        id: note.id,
        title,
        feature: kind === 'issue' ? 'issues' : 'merge_requests',
        confidential,
      },
      at: new Date(at(hours)),
    });
  }
}
