import { connect } from '../../../src/database/database.ts';
import type { Database } from '../../../src/database/database.ts';
import { insertReturning } from '../../../src/database/dialect.ts';
import { fold } from '../../../src/database/folding.ts';
import { AccessLevel } from '../../../src/policy/access-level.ts';
import { refreshAuthorizations } from '../../../src/policy/authorizations.ts';
import type { UserRow } from '../../../src/records/user.ts';
import { addMember, type HasId, seedUser } from '../../support/seed.ts';
import { type Bulk, copyRows, createNumbers, dropNumbers, openBulk } from '../scale/bulk.ts';
import { createWorld, type World } from '../world.ts';

/** A world with a project full of issues; the reader is one of its developers. */
export interface IssueWorld extends World {
  readonly issues: number;
  /** The project, whose issues have labels, assignees, milestones and times. */
  readonly planned: number;
  /** The members who have something to do there. */
  readonly assignees: readonly number[];
  readonly labels: readonly string[];
  readonly milestone: number;
}

/** Projects beside the one with the issues. */
const projects = 50;
const labels = ['backend', 'bug', 'customer', 'documentation', 'frontend', 'performance'];
const description = 'It cools too fast.\n\n- [x] Measure it\n- [ ] Mend it\n\n'.padEnd(
  600,
  'Text. ',
);

/** `postgresUrl` as of `createWorld`. */
export async function createIssueWorld(
  issues: number,
  postgresUrl: string | null,
): Promise<IssueWorld> {
  const world = await createWorld(projects, postgresUrl);
  // In the first of the groups that the reader is a member of.
  const planned = world.fileProject + 3;
  const db = await connect(world.databaseUrl);
  const people = await writePeople(db, planned);
  const labelIds = await writeLabels(db, planned);
  const milestoneIds = await writeMilestones(db, planned);
  await db('internal_counters').insert({ scope: 'issues', owner_id: planned, value: issues });
  await db.close();

  const bulk = await openBulk(world.databaseUrl);
  await createNumbers(bulk, issues);
  await fillIssues(bulk, issues, { planned, people, labelIds, milestoneIds });
  await dropNumbers(bulk);
  await bulk.run(
    `update projects set open_issues_count =
       (select count(*) from issues where state = 'opened' and not confidential)
     where id = ${planned}`,
  );
  await bulk.close();
  return {
    ...world,
    issues,
    planned,
    assignees: people.map(({ id }) => id),
    labels,
    milestone: milestoneIds[0] ?? 0,
  };
}

async function writePeople(db: Database, planned: number): Promise<UserRow[]> {
  const people: UserRow[] = [];
  for (let count = 0; count < 8; count += 1) {
    const user = await seedUser(db, { username: `planner${count}` });
    await addMember(db, { project: { id: planned }, user, level: AccessLevel.Reporter });
    people.push(user);
  }
  await refreshAuthorizations(db, { projectIds: [planned] });
  return people;
}

const times = () => ({
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
});

async function writeLabels(db: Database, project_id: number): Promise<number[]> {
  const ids: number[] = [];
  for (const title of labels) {
    const label = { project_id, title, title_key: fold(title), color: '#6699cc', ...times() };
    ids.push((await insertReturning<HasId>(db, 'labels', label)).id);
  }
  return ids;
}

async function writeMilestones(db: Database, project_id: number): Promise<number[]> {
  const ids: number[] = [];
  for (const iid of [1, 2, 3, 4]) {
    const days = { start_date: `2030-0${iid}-01`, due_date: `2030-0${iid}-28` };
    const milestone = { project_id, iid, title: `Version ${iid}`, state: 'active', ...days };
    const row = { ...milestone, description: 'What it brings', ...times() };
    ids.push((await insertReturning<HasId>(db, 'milestones', row)).id);
  }
  return ids;
}

interface Parts {
  readonly planned: number;
  readonly people: readonly UserRow[];
  readonly labelIds: readonly number[];
  readonly milestoneIds: readonly number[];
}

/** Each with three labels, one or two assignees and a milestone. */
async function fillIssues(
  bulk: Bulk,
  count: number,
  { planned, people, labelIds, milestoneIds }: Parts,
): Promise<void> {
  const chosen = (ids: readonly number[], number: string) =>
    `case (${number}) % ${ids.length} ${ids.map((id, at) => `when ${at} then ${id}`).join(' ')} end`;
  const userIds = people.map(({ id }) => id);
  const closed = 'n % 3 = 0';
  const columns = {
    id: 'n',
    iid: 'n',
    author_id: chosen(userIds, 'n + 5'),
    title: `'Issue ' || n`,
    title_key: `'issue ' || n`,
    state: `case when ${closed} then 'closed' else 'opened' end`,
    closed_at: `case when ${closed} then ${bulk.ago('0')} end`,
    closed_by_id: `case when ${closed} then ${chosen(userIds, 'n')} end`,
    confidential: 'n % 50 = 0',
    due_date: `case when n % 4 = 0 then ${bulk.day("'2030-01-' || (10 + n % 19)")} end`,
    milestone_id: chosen(milestoneIds, 'n'),
    weight: 'case when n % 2 = 0 then n % 9 end',
    time_estimate: '3600 * (n % 12)',
    total_time_spent: '900 * (n % 7)',
    upvotes: 'n % 5',
    user_notes_count: 'n % 11',
    created_at: bulk.ago(`${count} - n`),
    updated_at: bulk.ago(`(n * 7919) % ${count}`),
  };
  const template = {
    project_id: planned,
    description,
    issue_type: 'issue',
    severity: 'UNKNOWN',
    task_count: 2,
    completed_task_count: 1,
  };
  await copyRows(bulk, 'issues', template, columns, { count });
  for (const at of [0, 1, 2]) {
    const link = { id: `n * 3 + ${at}`, label_id: chosen(labelIds, `n + ${at}`), issue_id: 'n' };
    await copyRows(bulk, 'label_links', {}, link, { count });
  }
  const assigned = (at: number) => ({ issue_id: 'n', user_id: chosen(userIds, `n + ${at}`) });
  await copyRows(bulk, 'issue_assignees', {}, assigned(0), { count });
  await copyRows(bulk, 'issue_assignees', {}, assigned(1), { count, where: 'n % 2 = 0' });
}
