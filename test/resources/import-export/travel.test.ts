import { expect, it } from 'vitest';
import { connect } from '../../../src/database/database.ts';
import { loadDemo } from '../../../src/demo/load.ts';
import type { ProjectRow } from '../../../src/records/project.ts';
import type { UserRow } from '../../../src/records/user.ts';
import { startApp } from '../../support/app.ts';
import { importForm } from '../../support/project-archives.ts';
import { addMember, knowSecret, seedUser, unique } from '../../support/seed.ts';
import { changedForOthers, fates } from './travel-table.ts';

const { api, db, git, environment } = await startApp({ config: { plan: 'ultimate' } });
const { workers, config } = environment;

async function settle(): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
}

type Row = Readonly<Record<string, unknown>>;
type Get = (path: string) => Promise<readonly Row[]>;

/** Somebody, who is told in many places alike. */
const isPerson = (value: object) => 'username' in value && 'avatar_url' in value;

/** The properties of an answer by their paths, those of the members of a list together; people are told by their ids. */
function propertiesOf(value: Row, above = ''): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [name, own] of Object.entries(value)) {
    const path = above + name;
    const [first] = Array.isArray(own) ? (own as unknown[]) : [];
    if (isPlain(first)) {
      for (const each of own as Row[]) {
        for (const [below, property] of propertiesOf(each, `${path}[].`)) {
          found.set(below, [...((found.get(below) as unknown[] | undefined) ?? []), property]);
        }
      }
    } else if (Array.isArray(own)) found.set(path, own.map(shortened));
    else if (isPlain(own)) {
      for (const [below, each] of propertiesOf(own, `${path}.`)) found.set(below, each);
    } else found.set(path, shortened(own));
  }
  return found;
}

const isPlain = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isPerson(value);

function shortened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return isPerson(value) ? (value as unknown as { readonly id: number }).id : value;
}

/** The project's answers, each a list of rows in an order that stays. */
async function answersOf(get: Get): Promise<ReadonlyMap<string, readonly Row[]>> {
  type Order = (rows: readonly Row[]) => readonly Row[];
  const by =
    (name: string): Order =>
    (rows) =>
      rows.toSorted((one, other) => (String(one[name]) < String(other[name]) ? -1 : 1));
  const found = new Map<string, readonly Row[]>();
  const take = async (name: string, path: string, order = by('iid')) => {
    found.set(name, order(await get(path)));
  };
  const asTold: Order = (rows) => rows;
  await take('project', '');
  await take('issues', '/issues?per_page=100');
  await take('merge_requests', '/merge_requests?per_page=100&state=all');
  await take('milestones', '/milestones?state=all');
  await take('labels', '/labels', by('name'));
  await take('boards', '/boards', by('name'));
  await take('members', '/members', by('id'));
  await take('pipelines', '/pipelines');
  await take('jobs', '/jobs?sort=asc', by('name'));
  await take('pipeline_schedules', '/pipeline_schedules', by('description'));
  await take('protected_branches', '/protected_branches', by('name'));
  await take('protected_tags', '/protected_tags', by('name'));
  await take('protected_environments', '/protected_environments', by('name'));
  await take('push_rule', '/push_rule');
  await take('custom_attributes', '/custom_attributes', by('key'));
  await take('approvals', '/approvals');
  await take('branches', '/repository/branches', by('name'));
  await take('tags', '/repository/tags', by('name'));
  await take('commits', '/repository/commits?ref_name=main', asTold);
  await take('comments', '/repository/commits/main/comments', asTold);
  const told: Order = (rows) => rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (const kind of ['issues', 'merge_requests'] as const) {
    const below: Row[][] = [[], [], [], [], []];
    for (const { iid } of found.get(kind) ?? []) {
      const at = `/${kind}/${String(iid)}`;
      below[0]?.push(...told(await get(`${at}/notes?per_page=100`)));
      below[1]?.push(...(await get(`${at}/award_emoji`)));
      below[2]?.push(...(await get(`${at}/resource_label_events`)));
      if (kind === 'issues') continue;
      below[3]?.push(...(await get(at)));
      below[4]?.push(...(await get(`${at}/versions`)));
    }
    for (const [index, name] of ['notes', 'awards', 'label_events'].entries()) {
      found.set(`${kind}.${name}`, below[index] ?? []);
    }
    if (kind === 'issues') continue;
    found.set('merge_request', below[3] ?? []);
    found.set('versions', below[4] ?? []);
  }
  return found;
}

/** Notes of one moment have no order of their own. */
const keyOf = (row: Row) => `${String(row['created_at'])} ${String(row['body'])}`;

/** A project that has something of everything that an archive takes; gives the id, and who is known by an address. */
async function generated(root: UserRow): Promise<number> {
  const demo = await connect(config.databaseUrl);
  knowSecret(demo);
  await loadDemo(demo, git, '2026-05-05T09:30:00.000Z');
  await demo.close();
  const kiln = await db<ProjectRow>('projects').where({ full_path: 'demo/kiln' }).first();
  const id = (kiln as ProjectRow).id;
  const people = await db<UserRow>('users').whereNull('user_type').select('id', 'email');
  for (const { id: user_id, email } of people) {
    await db('users').where({ id: user_id }).update({ public_email: email });
    await db('emails').where({ user_id }).update({ proven_at: '2026-01-01T00:00:00.000Z' });
    const member = { source_type: 'Project', source_id: id, user_id };
    if ((await db('members').where(member).first()) !== undefined) continue;
    await addMember(db, { project: { id }, user: { id: user_id }, level: 40 });
  }
  // The demo tells of time that nobody has noted.
  await db('issues').where({ project_id: id }).update({ total_time_spent: 0 });
  const by = api.as(root);
  const at = `/projects/${id}`;
  const label = { name: 'Hot', color: '#ff0000', priority: 1, description: 'Mind' };
  const { body: hot } = await by.post(`${at}/labels`, label);
  const { body: milestone } = await by.post(`${at}/milestones`, {
    ...{ title: 'Glaze', description: 'All', start_date: '2026-01-01', due_date: '2026-02-01' },
  });
  const { body: board } = await by.post(`${at}/boards`, { name: 'Firing' });
  await by.post(`${at}/boards/${board.id}/lists`, { label_id: hot.id });
  const { body: issue } = await by.post(`${at}/issues`, {
    ...{ title: 'Cracks', description: '- [x] one\n- [ ] two', labels: 'Hot', weight: 3 },
    ...{ milestone_id: milestone.id, assignee_ids: [root.id], due_date: '2026-03-01' },
    ...{ confidential: true, issue_type: 'incident' },
  });
  const on = `${at}/issues/${issue.iid}`;
  await by.post(`${on}/award_emoji`, { name: 'thumbsup' });
  await by.post(`${on}/time_estimate`, { duration: '2h' });
  await by.post(`${on}/add_spent_time`, { duration: '1h' });
  await by.post(`${on}/notes`, { body: 'Thicker', confidential: true });
  await by.post(`${on}/discussions`, { body: 'A thread' });
  await by.put(on, { state_event: 'close', discussion_locked: true });
  await by.post(`${at}/merge_requests/1/notes`, { body: 'Nice' });
  await by.post(`${at}/merge_requests/1/award_emoji`, { name: 'tada' });
  await by.put(`${at}/merge_requests/1`, {
    ...{ labels: 'Hot', milestone_id: milestone.id, assignee_ids: [root.id] },
    ...{ reviewer_ids: [root.id], squash: true, remove_source_branch: true },
  });
  await by.post(`${at}/pipeline_schedules`, {
    ...{ description: 'Nightly', ref: 'main', cron: '0 1 * * *' },
  });
  await by.post(`${at}/protected_tags`, { name: 'v*', create_access_level: 30 });
  await by.post(`${at}/protected_environments`, {
    ...{ name: 'production', deploy_access_levels: [{ access_level: 40 }] },
  });
  await by.post(`${at}/push_rule`, { max_file_size: 10, commit_message_regex: 'Kiln' });
  await by.put(`${at}/custom_attributes/kiln`, { value: 'hot' });
  await by.post(`${at}/repository/commits/main/comments`, { note: 'Hm' });
  await by.put(at, {
    ...{ merge_method: 'ff', squash_option: 'always', issues_access_level: 'private' },
    ...{ only_allow_merge_if_pipeline_succeeds: true, suggestion_commit_message: 'Apply' },
    ...{ remove_source_branch_after_merge: false, build_timeout: 7200, auto_devops_enabled: true },
  });
  return id;
}

interface Seen {
  readonly changed: Set<string>;
  readonly same: Set<string>;
}

/** The properties of the answers that stay as they are, and those that do not. */
function compared(
  before: ReadonlyMap<string, readonly Row[]>,
  after: ReadonlyMap<string, readonly Row[]>,
): Seen {
  const seen: Seen = { changed: new Set(), same: new Set() };
  for (const [answer, rows] of before) {
    const others = after.get(answer) ?? [];
    expect([answer, others.length]).toEqual([answer, rows.length]);
    expect([answer, rows.length]).not.toEqual([answer, 0]);
    for (const [index, row] of rows.entries()) {
      const [one, other] = [propertiesOf(row), propertiesOf(others[index] ?? {})];
      for (const name of new Set([...one.keys(), ...other.keys()])) {
        const equal = JSON.stringify(one.get(name)) === JSON.stringify(other.get(name));
        seen[equal ? 'same' : 'changed'].add(`${answer} ${name}`);
      }
    }
  }
  return seen;
}

/** Imports an archive; gives the id of the project. */
async function travelled(archive: Buffer, importer: UserRow, namespace?: string): Promise<number> {
  const fields = { path: unique('kiln'), ...(namespace !== undefined && { namespace }) };
  const { body, headers } = importForm(archive, fields);
  const accepted = await api.as(importer).send('POST', '/projects/import', body, headers);
  expect(accepted.status).toBe(201);
  await settle();
  return Number(accepted.body.id);
}

/**
 * Answers of which an ordinary user brings less: nobody is a member, attributes are for administrators, and the reactions of
 * several people become one.
 */
const untold = ['members', 'custom_attributes', 'issues.awards', 'merge_requests.awards'];

const without = (answers: ReadonlyMap<string, readonly Row[]>, names: readonly string[]) =>
  new Map([...answers].filter(([name]) => !names.includes(name)));

it('everything of a project that travels is equal, new or lost as the table says', async () => {
  const root = await seedUser(db, { admin: true });
  const there = await generated(root);
  const getter =
    (id: number): Get =>
    async (path) => {
      const { status, body } = await api.as(root).get(`/projects/${id}${path}`);
      expect([path, status]).toEqual([path, 200]);
      return Array.isArray(body) ? (body as Row[]) : [body as Row];
    };
  await settle();
  const before = await answersOf(getter(there));
  await api.as(root).post(`/projects/${there}/export`, {});
  await settle();
  const { bytes: archive } = await api.as(root).get(`/projects/${there}/export/download`);
  const here = await travelled(archive, root, 'demo');
  const after = await answersOf(getter(here));
  const { changed, same } = compared(before, after);
  const all = new Set([...changed, ...same]);
  expect([...all].filter((name) => !fates.has(name))).toEqual([]);
  expect([...fates.keys()].filter((name) => !all.has(name))).toEqual([]);
  expect([...changed].filter((name) => fates.get(name) === 'equal')).toEqual([]);

  const user = await seedUser(db);
  const own = await answersOf(getter(await travelled(archive, user)));
  const others = compared(without(before, untold), without(own, untold));
  const told = [...others.changed].filter((name) => fates.get(name) === 'equal');
  expect(told.toSorted()).toEqual([...changedForOthers].toSorted());
  const authors = (own.get('issues') ?? []).map((row) => propertiesOf(row).get('author'));
  expect(new Set(authors)).toEqual(new Set([user.id]));
});
