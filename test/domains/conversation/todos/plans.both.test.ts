import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/database/database.ts';
import { createActor } from '#src/records/actor.ts';
import { countPending, todoList } from '#src/domains/conversation/todos/list.ts';
import { presentTodos } from '#src/domains/conversation/todos/presenter.ts';
import { racing, startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { planOf, statementsOf } from '#test/support/plans.ts';
import { projectWorld } from '#test/support/project-world.ts';

const { api, db, environment } = await startApp({ connections: racing });
const { project, group, people } = await projectWorld(db);
const actor = createActor(people.reporter, { administrator: true });
const page = { page: 1, per_page: 10, state: 'pending' } as const;
const clock = () => new Date();

beforeAll(async () => {
  const owner = api.as(people.owner);
  for (let index = 0; index < 6; index += 1) {
    const assignee_ids = [people.reporter.id, people.developer.id];
    const title = `Kiln ${index}`;
    await owner.post(`/projects/${project.id}/issues`, { title, assignee_ids });
    const epic = await owner.post(`/groups/${group.id}/epics`, { title });
    await api.as(people.reporter).post(`/groups/${group.id}/epics/${epic.body.iid}/todo`);
  }
  if (databaseKind() === 'postgres') await db.raw('analyze');
});

type TodoFilters = Parameters<typeof todoList.pageFor>[1];
const listed = (db: Database, query: TodoFilters) => todoList.pageFor({ db, actor, clock }, query);

const scans =
  /SCAN (todos|issues|epics|projects|notes|held|namespaces)\b|Seq Scan on (todos|issues|epics|projects|notes|namespaces)/;

const filters: [string, Partial<TodoFilters>, RegExp][] = [
  ['nothing', {}, /todos_user_id_state_id_index/],
  ['state', { state: 'done' }, /todos_user_id_state_id_index/],
  ['action', { action: 'assigned' }, /todos_user_id_state_action_id_index/],
  ['author', { author_id: people.owner.id }, /todos_author_id_user_id_state_id_index/],
  ['project', { project_id: project.id }, /todos_project_id_user_id_state_id_index/],
  ['group', { group_id: group.id }, /todos_user_id_state_id_index/],
  ['issues', { type: 'Issue' }, /todos_user_id_state_id_index/],
  ['epics', { type: 'Epic' }, /todos_of_epics/],
  ['commits', { type: 'Commit' }, /todos_of_commits/],
];

describe('to-dos', () => {
  it.each(filters)('filtered by %s walk an index', async (_, filter, index) => {
    const query = { ...page, ...filter } as TodoFilters;
    const plans = [];
    for (const sent of await statementsOf(db, (db) => listed(db, query))) {
      const plan = await planOf(db, sent);
      expect(scans.test(plan) ? `${sent.sql}\n${plan}` : '').toBe('');
      plans.push(plan);
    }
    // Postgres takes any index of so small a table.
    expect(plans.join('\n')).toMatch(databaseKind() === 'sqlite' ? index : /todos_\w+/);
  });

  it('are counted along an index', async () => {
    const sent = await statementsOf(db, (db) => countPending(db, actor, clock()));
    const plans = await Promise.all(sent.map((each) => planOf(db, each)));
    expect(plans.join('\n')).not.toMatch(scans);
  });

  it('are shown by as many queries, however many they are', async () => {
    const context = { ...environment, actor, today: '2030-01-01', paid: true };
    const queriesFor = async (per_page: number) => {
      const sent = await statementsOf(db, async (db) => {
        const { rows } = await listed(db, { ...page, per_page });
        expect(rows).toHaveLength(per_page);
        expect(await presentTodos({ ...context, db }, rows)).toHaveLength(per_page);
      });
      return sent.length;
    };
    const few = await queriesFor(2);
    expect(await queriesFor(8)).toBe(few);
    // The list and its total, issues with labels and assignees, epics with labels.
    expect(few).toBeLessThanOrEqual(7);
  });
});
