import { connect } from '#src/database/database.ts';
import { chosen, createPlannedWorld, description, type PlannedWorld } from '../planned-world.ts';
import { type Bulk, copyRows, createNumbers, dropNumbers, openBulk } from '../scale/bulk.ts';

/** A world with a project full of issues. */
export interface IssueWorld extends PlannedWorld {
  /** How many, with labels, assignees, milestones and times. */
  readonly issues: number;
}

/** `postgresUrl` as of `createWorld`. */
export async function createIssueWorld(
  issues: number,
  postgresUrl: string | null,
): Promise<IssueWorld> {
  const world = await createPlannedWorld(postgresUrl);
  const { planned } = world;
  const db = await connect(world.databaseUrl);
  await db('internal_counters').insert({ scope: 'issues', owner_id: planned, value: issues });
  await db.close();

  const bulk = await openBulk(world.databaseUrl);
  await createNumbers(bulk, issues);
  await fillIssues(bulk, issues, world);
  await dropNumbers(bulk);
  await bulk.run(
    `update projects set open_issues_count =
       (select count(*) from issues where state = 'opened' and not confidential)
     where id = ${planned}`,
  );
  await bulk.close();
  return { ...world, issues };
}

/** Each with three labels, one or two assignees and a milestone. */
async function fillIssues(
  bulk: Bulk,
  count: number,
  { planned, people, labelIds, milestoneIds }: PlannedWorld,
): Promise<void> {
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
