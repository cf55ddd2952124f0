import { takeNextInternalId } from '#src/database/counters.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList, insertReturning } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import type { Git } from '#src/git/git.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { readLog } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { recordEvent } from '#src/domains/activity/events/record.ts';
import { checkMergeStatus, keepHead } from '#src/domains/review/merge-requests/check.ts';
import { compareHeads, type NewVersion } from '#src/domains/review/merge-requests/heads.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { isDraft } from '#src/domains/review/merge-requests/title.ts';
import { toVersionColumns, storeVersion } from '#src/domains/review/merge-requests/versions.ts';
import { insertNote } from '#src/domains/planning/notes/table.ts';
import { countTasks } from '#src/domains/planning/issuables/tasks.ts';
import { hourMs } from '#src/units.ts';
import { type DemoMergeRequest, demoMergeRequests } from './merge-request-story.ts';
import { people, type Username } from './people.ts';
import { computeTimesAround, type DemoTimes, writeNotes } from './plans.ts';

const main = 'main';
type IdOf = (username: Username) => number;

interface DemoSurroundings {
  readonly db: Database;
  readonly git: Git;
  readonly project: { readonly id: number };
  readonly idOf: IdOf;
  readonly times: DemoTimes;
}

/** The facts of one: the commits between its branches, and when it was opened and settled. */
interface RequestHistory {
  readonly version: NewVersion;
  readonly opened: string;
  readonly merged: string | null;
  readonly closed: string | null;
}

/** Writes merge requests in every state, with their branches; existing ones remain. */
export async function writeMergeRequests(
  { db, git }: { readonly db: Database; readonly git: Git },
  project: { readonly id: number },
  now: string,
): Promise<void> {
  const repository = git.repository(project.id);
  const history = new Map(
    (await readLog(repository, { range: { of: main }, limit: 200 })).map((commit) => [
      readSubject(commit),
      commit,
    ]),
  );
  await Promise.all(demoMergeRequests.map((told) => writeBranch(repository, told, history, now)));
  const known = await db('merge_requests').where({ target_project_id: project.id }).first('id');
  if (known !== undefined) return;
  const usernames = Object.keys(people);
  const users = await whereInList(db('users'), 'username', usernames).select<
    { id: number; username: string }[]
  >('id', 'username');
  const ids = new Map(users.map(({ id, username }) => [username, id]));
  const getUserId = (username: Username) => requireFound(ids.get(username), username);
  const place = { db, git, project, idOf: getUserId, times: computeTimesAround(now) };
  const stories = await Promise.all(
    demoMergeRequests.map(async (told) => [told, await readStory(place, told, history)] as const),
  );
  const rows = await db.transaction(async (db) => {
    const rows: MergeRequestRow[] = [];
    for (const [told, story] of stories) rows.push(await writeOne({ ...place, db }, told, story));
    return rows;
  });
  await Promise.all(
    rows.flatMap((row) => [
      keepHead(git, row),
      checkMergeStatus({ db, git, clock: () => new Date(now) }, row),
    ]),
  );
}

const readSubject = ({ message }: CommitInfo) => message.split('\n', 1)[0] ?? '';

function requireFound<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo does not contain ${what}`);
  return value;
}

async function writeBranch(
  repository: Repository,
  { branch, by, opened = 0 }: DemoMergeRequest,
  history: ReadonlyMap<string, CommitInfo>,
  now: string,
): Promise<void> {
  if (!('path' in branch) || (await readBranchHead(repository, branch.name)) !== null) return;
  const after =
    branch.before === undefined ? null : requireFound(history.get(branch.before), branch.name);
  const { name, email } = people[by];
  const date = computeTimesAround(now).at(opened, -1);
  const identity = { name, email, date };
  await addCommit(repository, {
    branch: branch.name,
    startFrom:
      after?.parents[0] ??
      requireFound((await readBranchHead(repository, main)) ?? undefined, main),
    message: branch.message,
    author: identity,
    committer: identity,
    changes: [
      {
        action: branch.action ?? 'create',
        path: branch.path,
        content: Buffer.from(branch.content),
      },
    ],
  });
}

async function readStory(
  { db, git, project, times }: DemoSurroundings,
  told: DemoMergeRequest,
  history: ReadonlyMap<string, CommitInfo>,
): Promise<RequestHistory> {
  const branches = {
    source_project_id: project.id,
    source_branch: told.branch.name,
    target_project_id: project.id,
    target_branch: main,
  };
  const compare = async (source: string, target: string) =>
    requireFound(
      (await compareHeads({ db, git }, branches, { source, target })) ?? undefined,
      `what ${told.branch.name} brings`,
    );
  if (told.merged !== undefined) {
    const commits = told.merged.commits.map((subject) =>
      requireFound(history.get(subject), subject),
    );
    const [first] = commits;
    const last = commits.at(-1);
    const version = await compare(
      requireFound(last?.id, told.title),
      requireFound(first?.parents[0], told.title),
    );
    const ended = Date.parse(requireFound(last?.committer.date, told.title));
    const [opened, merged] = [ended + hourMs, ended + 5 * hourMs].map((at) =>
      new Date(at).toISOString(),
    );
    return {
      version,
      opened: requireFound(opened, ''),
      merged: requireFound(merged, ''),
      closed: null,
    };
  }
  const repository = git.repository(project.id);
  const [source, target] = await Promise.all([
    readBranchHead(repository, told.branch.name),
    readBranchHead(repository, main),
  ]);
  return {
    version: await compare(
      requireFound(source ?? undefined, told.branch.name),
      requireFound(target ?? undefined, main),
    ),
    opened: times.at(told.opened ?? 0),
    merged: null,
    closed: told.closed === undefined ? null : times.at(told.closed),
  };
}

async function writeOne(
  { db, project, idOf }: DemoSurroundings,
  told: DemoMergeRequest,
  { version, opened, merged, closed }: RequestHistory,
): Promise<MergeRequestRow> {
  const issue =
    told.closes === undefined ? null : await findIssueByTitle(db, project.id, told.closes);
  const description =
    issue === null ? told.description : `${told.description}\n\nCloses #${issue.iid}`;
  const { count, completed } = countTasks(description);
  const notes = told.notes ?? [];
  const formatHoursAfterOpening = (hours: number) =>
    new Date(Date.parse(opened) + hours * hourMs).toISOString();
  const row = await insertReturning<MergeRequestRow>(db, 'merge_requests', {
    iid: await takeNextInternalId(db, { scope: 'merge requests', owner: project.id }),
    source_project_id: project.id,
    target_project_id: project.id,
    source_branch: told.branch.name,
    target_branch: main,
    ...toVersionColumns(version),
    author_id: idOf(told.by),
    title: told.title,
    title_key: fold(told.title),
    draft: isDraft(told.title),
    description,
    state: merged !== null ? 'merged' : closed !== null ? 'closed' : 'opened',
    milestone_id: await findMilestoneByTitle(db, project.id, told.milestone),
    task_count: count,
    completed_task_count: completed,
    user_notes_count: notes.length,
    squash: false,
    force_remove_source_branch: true,
    allow_collaboration: false,
    merge_status: merged === null ? 'unchecked' : 'can_be_merged',
    merge_when_pipeline_succeeds: false,
    merge_user_id: told.merged === undefined ? null : idOf(told.merged.by),
    merged_at: merged,
    closed_at: closed,
    closed_by_id: closed === null ? null : idOf(told.by),
    created_at: opened,
    updated_at: merged ?? closed ?? formatHoursAfterOpening(notes.at(-1)?.hours ?? 0),
  });
  const { id } = row;
  await storeVersion(db, row, version, opened);
  await writePeople(db, row, told, idOf);
  for (const title of told.labels) {
    const label = await db('labels').where({ title }).first<{ id: number }>('id');
    await db('label_links').insert({ merge_request_id: id, label_id: label.id });
  }
  if (issue !== null) {
    await db('merge_request_closing_issues').insert({ merge_request_id: id, issue_id: issue.id });
  }
  await writeEvents(db, row, idOf(told.merged?.by ?? told.by));
  const on = { kind: 'merge_request', id, title: row.title, projectId: project.id } as const;
  await writeNotes(db, on, notes, idOf, formatHoursAfterOpening);
  return row;
}

async function findIssueByTitle(db: Database, project_id: number, title: string) {
  const row = await db('issues')
    .where({ project_id, title })
    .first<{ id: number; iid: number } | undefined>('id', 'iid');
  return requireFound(row, title);
}

async function findMilestoneByTitle(
  db: Database,
  project_id: number,
  title: string | undefined,
): Promise<number | null> {
  if (title === undefined) return null;
  const row = await db('milestones')
    .where({ project_id, title })
    .first<{ id: number } | undefined>('id');
  return requireFound(row, title).id;
}

async function writePeople(
  db: Database,
  { id: merge_request_id, head_sha, created_at }: MergeRequestRow,
  { assignee, reviewers = [], approvedBy = [] }: DemoMergeRequest,
  idOf: IdOf,
): Promise<void> {
  if (assignee !== undefined) {
    await db('merge_request_assignees').insert({ merge_request_id, user_id: idOf(assignee) });
  }
  for (const reviewer of reviewers) {
    const state = approvedBy.includes(reviewer) ? 'reviewed' : 'unreviewed';
    const user_id = idOf(reviewer);
    await db('merge_request_reviewers').insert({ merge_request_id, user_id, state, created_at });
  }
  for (const approver of approvedBy) {
    const user_id = idOf(approver);
    await db('approvals').insert({ merge_request_id, user_id, head_sha, created_at });
  }
}

async function writeEvents(db: Database, row: MergeRequestRow, endedBy: number): Promise<void> {
  const { id, iid, title, state, created_at, merged_at, closed_at } = row;
  const target = { type: 'MergeRequest', id, iid, title };
  const project = { id: row.target_project_id };
  const author = { id: row.author_id };
  await recordEvent(db, { author, action: 'created', project, target, at: new Date(created_at) });
  const ended = merged_at ?? closed_at;
  if (ended === null || (state !== 'merged' && state !== 'closed')) return;
  const by = { author: { id: endedBy }, project, target };
  await recordEvent(db, { ...by, action: state, at: new Date(ended) });
  await insertNote(db, {
    target: { kind: 'merge_request', id },
    authorId: endedBy,
    body: state,
    action: state,
    system: true,
    at: ended,
  });
  await db('resource_events').insert({
    merge_request_id: id,
    user_id: endedBy,
    kind: 'state',
    state,
    created_at: ended,
  });
}
