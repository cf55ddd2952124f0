import { expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import { loadDemo } from '#src/demo/load.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { startApp, type TestApp } from '#test/support/app.ts';
import { importForm } from '#test/support/project-archives.ts';
import { addMember, knowSecret, seedUser, unique } from '#test/support/seed.ts';
import { misplacedTimeLogs } from '#test/support/time-logs.ts';
import { archivedTables } from './archived-tables.ts';
import { compared, expectFates, type Get, propertiesOf, type Row } from './compared.ts';
import { type Checked, checked, groupAnswersOf, seedPlans } from './group-world.ts';
import { fates as groupFates } from './group-travel-table.ts';
import { seedRelations } from './seed-relations.ts';
import { changedForOthers, fates } from './travel-table.ts';

const there = await startApp({ config: { plan: 'ultimate' } });
const here = await startApp({ config: { plan: 'ultimate' } });
const { api, db, git, environment } = there;
const { config } = environment;

async function settle({ environment: { workers } }: TestApp): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
}

/** Picks columns. Nested resources are compared with their own responses. */
const pick =
  (names: string) =>
  (row: Row): Row =>
    Object.fromEntries(names.split(' ').map((name) => [name, row[name]]));

const nameOf = (value: unknown) => (value as Row | null)?.['name'] ?? null;

const briefReviewer = ({ state, created_at, user }: Row): Row => ({
  ...{ state, created_at, username: (user as Row)['username'] },
});

const briefRule = ({ protected_branches, source_rule, groups, ...rule }: Row): Row => ({
  ...rule,
  groups: ((groups ?? []) as Row[]).map(({ full_path }) => full_path),
  protected_branches: ((protected_branches ?? []) as Row[]).map(nameOf),
  source_rule: nameOf(source_rule),
});

const briefEnvironment = ({ project: _, last_deployment, ...environment }: Row): Row => ({
  ...environment,
  last_deployment: (last_deployment as Row | null)?.['iid'] ?? null,
});

const briefDeployment = ({ environment, deployable, ...deployment }: Row): Row => ({
  ...deployment,
  environment: nameOf(environment),
  deployable: nameOf(deployable),
});

/** The project's answers, each a list of rows in an order that stays. */
async function answersOf(
  get: Get,
  importer: UserRow,
): Promise<ReadonlyMap<string, readonly Row[]>> {
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
  // The importer of a project has it by the group that it comes into.
  await take('members', '/members', (rows) =>
    by('username')(rows.filter(({ id }) => id !== importer.id)),
  );
  await take('pipelines', '/pipelines');
  await take('jobs', '/jobs?sort=asc', by('name'));
  await take('pipeline_schedules', '/pipeline_schedules', by('description'));
  await take('protected_branches', '/protected_branches', by('name'));
  await take('protected_tags', '/protected_tags', by('name'));
  await take('protected_environments', '/protected_environments', by('name'));
  await take('push_rule', '/push_rule');
  await take('custom_attributes', '/custom_attributes', by('key'));
  await take('approvals', '/approvals');
  await take('approval_rules', '/approval_rules', (rows) => by('name')(rows.map(briefRule)));
  await take('environments', '/environments', (rows) => by('name')(rows.map(briefEnvironment)));
  await take('deployments', '/deployments?sort=asc');
  await take('resource_groups', '/resource_groups', by('key'));
  const deployments: Row[] = [];
  const deployed: Row[] = [];
  for (const { id } of found.get('deployments') ?? []) {
    deployments.push(...(await get(`/deployments/${String(id)}`)).map(briefDeployment));
    const requests = await get(`/deployments/${String(id)}/merge_requests`);
    deployed.push(...requests.map(pick('iid title')));
  }
  found.set('deployments', (found.get('deployments') ?? []).map(briefDeployment));
  found.set('deployment', deployments);
  found.set('deployed_merge_requests', deployed);
  await take('branches', '/repository/branches', by('name'));
  await take('tags', '/repository/tags', by('name'));
  await take('commits', '/repository/commits?ref_name=main', asTold);
  await take('comments', '/repository/commits/main/comments', asTold);
  const told: Order = (rows) => rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (const kind of ['issues', 'merge_requests'] as const) {
    const below: Row[][] = [[], [], [], [], []];
    const histories =
      kind === 'issues' ? ['state', 'milestone', 'weight', 'iteration'] : ['state', 'milestone'];
    const lists = Object.entries<(row: Row) => Row>(
      kind === 'issues'
        ? {
            links: pick('iid title link_type link_created_at link_updated_at'),
            closed_by: pick('iid title'),
            participants: pick('username'),
          }
        : {
            context_commits: pick('id'),
            commits: pick('id'),
            reviewers: briefReviewer,
            closes_issues: pick('iid title'),
            approval_rules: briefRule,
            approvals: pick('approved approved_by approvals_required approvals_left'),
          },
    );
    for (const [list, brief] of lists) {
      const rows: Row[] = [];
      for (const { iid } of found.get(kind) ?? []) {
        const own = await get(`/${kind}/${String(iid)}/${list}`);
        const shown = own.map(brief);
        rows.push(...(shown[0]?.['username'] === undefined ? shown : by('username')(shown)));
      }
      found.set(`${kind}.${list}`, rows);
    }
    for (const history of histories) {
      const rows: Row[] = [];
      for (const { iid } of found.get(kind) ?? []) {
        rows.push(...(await get(`/${kind}/${String(iid)}/resource_${history}_events`)));
      }
      found.set(`${kind}.${history}_events`, rows);
    }
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
  const by = checked(api.as(root));
  const at = `/projects/${id}`;
  const label = { name: 'Hot', color: '#ff0000', priority: 1, description: 'Mind' };
  const { body: hot } = await by.post(`${at}/labels`, label);
  const { body: milestone } = await by.post(`${at}/milestones`, {
    ...{ title: 'Glaze', description: 'All', start_date: '2026-01-01', due_date: '2026-02-01' },
  });
  const { body: board } = await by.post(`${at}/boards`, { name: 'Firing' });
  const list = await by.post(`${at}/boards/${board.id}/lists`, { label_id: hot.id });
  await by.post(`${at}/boards/${board.id}/lists`, { milestone_id: milestone.id });
  await by.post(`${at}/boards/${board.id}/lists`, { assignee_id: root.id });
  const limits = { limit_metric: 'issue_count', max_issue_count: 3, max_issue_weight: 5 };
  await db('board_lists')
    .where({ id: Number(list.body.id) })
    .update(limits);
  await by.put(`${at}/boards/${board.id}`, {
    ...{ milestone_id: milestone.id, assignee_id: root.id, weight: 2, labels: 'Hot' },
  });
  const { body: issue } = await by.post(`${at}/issues`, {
    ...{ title: 'Cracks', description: '- [x] one\n- [ ] two', labels: 'Hot', weight: 3 },
    ...{ milestone_id: milestone.id, assignee_ids: [root.id], due_date: '2026-03-01' },
    ...{ confidential: true, issue_type: 'incident', severity: 'HIGH' },
  });
  const on = `${at}/issues/${issue.iid}`;
  await by.post(`${on}/award_emoji`, { name: 'thumbsup' });
  await by.post(`${on}/time_estimate`, { duration: '2h' });
  await by.post(`${on}/add_spent_time`, { duration: '1h' });
  await by.post(`${on}/notes`, { body: 'Thicker', confidential: true });
  await by.post(`${on}/discussions`, { body: 'A thread' });
  await by.put(on, { state_event: 'close', discussion_locked: true });
  await by.post(`${at}/merge_requests/1/notes`, { body: 'Nice' });
  await suggestChange(by, at);
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
  await by.post(`${at}/repository/commits/main/comments`, { note: long('Hm') });
  await commentOnLine(by, at);
  const [member] = people.filter((user) => user.id !== root.id);
  await seedRelations({ db, by, projectId: id, memberId: (member as UserRow).id });
  await seedOutcomes(id);
  await by.put(at, {
    ...{ description: long('Fires pots'), merge_requests_template: long('Mind the glaze') },
    ...{ merge_method: 'ff', squash_option: 'always', issues_access_level: 'private' },
    ...{ only_allow_merge_if_pipeline_succeeds: true, suggestion_commit_message: 'Apply' },
    ...{ remove_source_branch_after_merge: false, build_timeout: 7200, auto_devops_enabled: true },
    ...{ ci_config_path: 'ci/own.yml', topics: ['glaze', 'kiln'], ci_default_git_depth: 7 },
    ...{ allow_merge_on_skipped_pipeline: true, restrict_user_defined_variables: true },
    ...{ ci_forward_deployment_enabled: false, ci_separated_caches: false, lfs_enabled: false },
    ...{ keep_latest_artifact: false, emails_disabled: true, packages_enabled: false },
    ...{
      merge_pipelines_enabled: true,
      merge_trains_enabled: true,
      enforce_auth_checks_on_uploads: false,
    },
    ...{ show_default_award_emojis: false, warn_about_potentially_unwanted_characters: false },
    ci_allow_fork_pipelines_to_run_in_parent_project: false,
  });
  return id;
}

/** Texts of some length are read in pieces. */
const long = (text: string) => `${text} `.repeat(60).trim();

/** The first line that a diff shows of what a file became. */
const firstLine = (diff: string) => Number(/^@@ -\S+ \+(\d+)/m.exec(diff)?.[1]);

/** Suggests another text of a line of a merge request. */
async function suggestChange(by: Checked, at: string): Promise<void> {
  const { body: request } = await by.get(`${at}/merge_requests/1/changes`);
  const { changes, diff_refs } = request as {
    readonly changes: readonly [{ readonly diff: string; new_path: string; old_path: string }];
    readonly diff_refs: object;
  };
  const [{ diff, new_path, old_path }] = changes;
  const position = { ...diff_refs, position_type: 'text', new_path, old_path };
  const said = await by.post(`${at}/merge_requests/1/discussions`, {
    body: `Better:\n\n\`\`\`suggestion:-0+0\n${long('Glazed')}\n\`\`\``,
    position: { ...position, new_line: firstAdded(diff) },
  });
  expect(said).toMatchObject({ status: 201 });
}

/** The number of the first line that a diff adds. */
function firstAdded(diff: string): number {
  const [, ...lines] = diff.slice(diff.indexOf('@@')).split('\n');
  const before = lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('+')),
  );
  return firstLine(diff) + before.filter((line) => !line.startsWith('-')).length;
}

/** Says something about the first line that the newest commit shows of a file. */
async function commentOnLine(by: Checked, at: string): Promise<void> {
  const { body: files } = await by.get(`${at}/repository/commits/main/diff`);
  const [{ diff, new_path: path }] = files as [{ diff: string; new_path: string }];
  const line = firstLine(diff);
  const said = await by.post(`${at}/repository/commits/main/comments`, {
    ...{ note: 'Here', path, line, line_type: 'new' },
  });
  expect(said).toMatchObject({ status: 201, body: { path, line, line_type: 'new' } });
}

/** Outcomes that no request brings about. */
async function seedOutcomes(project_id: number): Promise<void> {
  const requests = () => db('merge_requests').where({ target_project_id: project_id });
  const open = await requests()
    .where({ state: 'opened' })
    .first<{ id: number; iid: number }>('id', 'iid');
  await requests().where({ id: open.id }).update({ merge_error: 'It has conflicts' });
  await requests().where({ state: 'merged' }).update({ should_remove_source_branch: true });
  const pipeline = await db('pipelines').where({ project_id }).orderBy('id').first<Row>('id');
  await db('pipelines')
    .where({ id: pipeline['id'] })
    .update({
      ...{ merge_request_id: open.id, source: 'merge_request_event' },
      ref: `refs/merge-requests/${open.iid}/head`,
    });
  const job = await db('jobs').where({ project_id }).orderBy('id').first<Row>('id');
  await db('jobs')
    .where({ id: job['id'] })
    .update({ status: 'failed', failure_reason: 'script_failure' });
}

/** Makes those of there known here: by addresses that they have shown to be theirs. Gives the administrator. */
async function sendPeople(root: UserRow): Promise<UserRow> {
  const people = await db<UserRow>('users').whereNull('user_type').orderBy('id');
  const known = new Map<number, UserRow>();
  // The users have other ids here.
  for (const { id, username, name, email, admin } of people.toReversed()) {
    const user = await seedUser(here.db, { username, name, email, admin });
    await here.db('emails').where({ user_id: user.id }).update({ proven_at: user.created_at });
    known.set(id, user);
  }
  return known.get(root.id) as UserRow;
}

const getter =
  ({ api }: TestApp, user: UserRow, at: string): Get =>
  async (path) => {
    const { status, body } = await api.as(user).get(at + path);
    expect([at + path, status]).toEqual([at + path, 200]);
    return Array.isArray(body) ? (body as Row[]) : [body as Row];
  };

async function exported(user: UserRow, at: string): Promise<Buffer> {
  expect((await api.as(user).post(`${at}/export`, {})).status).toBe(202);
  await settle(there);
  const { status, bytes } = await api.as(user).get(`${at}/export/download`);
  expect(status).toBe(200);
  return bytes;
}

/** The archived tables without any row on the instance that had none before its imports. */
async function emptyTables(): Promise<string[]> {
  const empty: string[] = [];
  for (const table of archivedTables) {
    if ((await here.db(table).first(here.db.raw('1'))) === undefined) empty.push(table);
  }
  return empty;
}

/** Users who changed the issues and merge requests of a project, and the times of the last edits of their texts. */
async function editsOf({ db }: TestApp, id: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [table, owner] of [
    ['issues', 'project_id'],
    ['merge_requests', 'target_project_id'],
  ] as const) {
    const edited = db(table)
      .leftJoin('users as changed', 'changed.id', `${table}.updated_by_id`)
      .leftJoin('users as edited', 'edited.id', `${table}.last_edited_by_id`)
      .where(owner, id)
      .orderBy(`${table}.iid`);
    rows.push(
      ...(await edited.select<Row[]>(`${table}.iid`, `${table}.last_edited_at`, {
        ...{ changed: 'changed.username', edited: 'edited.username' },
      })),
    );
  }
  expect(rows.filter(({ changed }) => changed !== null)).not.toEqual([]);
  return rows;
}

/** The relations of records that an import could not store, or not whole. */
async function lossesOf(user: UserRow, id: unknown): Promise<string[]> {
  const { body } = await here.api.as(user).get(`/projects/${String(id)}/import`);
  const failed = body['failed_relations'] as { readonly relation_name: string }[];
  return [...new Set(failed.map(({ relation_name }) => relation_name))].toSorted();
}

/** The relations that name people and groups of elsewhere. */
const lossesOfOthers = [
  ...['protected_branches', 'protected_tags', 'protected_environments', 'approval_rules'],
  ...['issues', 'merge_requests', 'deployments', 'boards', 'custom_attributes'],
];

/** Imports an archive; gives what was accepted. */
async function travelled(
  kind: 'groups' | 'projects',
  archive: Buffer,
  importer: UserRow,
  fields: Readonly<Record<string, string>>,
): Promise<Row> {
  const { body, headers } = importForm(archive, fields);
  const accepted = await here.api.as(importer).send('POST', `/${kind}/import`, body, headers);
  expect(accepted.status).toBe(kind === 'groups' ? 202 : 201);
  await settle(here);
  return accepted.body as Row;
}

/**
 * Answers of which an ordinary user brings less: nobody is a member, attributes are for administrators, the reactions of
 * several people become one, and so do the people who take part. Iterations are those of the groups above.
 */
const untold = [
  ...['members', 'custom_attributes', 'issues.awards', 'merge_requests.awards'],
  ...['issues.participants', 'issues.iteration_events', 'merge_requests.reviewers'],
];

const without = (answers: ReadonlyMap<string, readonly Row[]>, names: readonly string[]) =>
  new Map([...answers].filter(([name]) => !names.includes(name)));

const minutes = 5 * 60_000;

it(
  'properties of an exported group and project are equal, new or lost, as the tables say',
  { timeout: minutes },
  async () => {
    const root = await seedUser(db, { admin: true });
    const id = await generated(root);
    await seedPlans(there, root);
    await settle(there);
    const before = await answersOf(getter(there, root, `/projects/${id}`), root);
    const groupBefore = await groupAnswersOf(root.username, (at) => getter(there, root, at));
    const groupArchive = await exported(root, '/groups/demo');
    const archive = await exported(root, `/projects/${id}`);

    const importer = await sendPeople(root);
    await travelled('groups', groupArchive, importer, { path: 'demo', name: 'Demo' });
    const groupAfter = await groupAnswersOf(root.username, (at) => getter(here, importer, at));
    expectFates(compared(groupBefore, groupAfter), groupFates);

    // The group arrived as private, and its contents cannot be more visible.
    await checked(here.api.as(importer)).put('/groups/demo', { visibility: 'public' });
    const inGroup = { path: 'kiln', name: 'Kiln', namespace: 'demo' };
    const { id: whole } = await travelled('projects', archive, importer, inGroup);
    expect(await lossesOf(importer, whole)).toEqual([]);
    const after = await answersOf(getter(here, importer, `/projects/${String(whole)}`), importer);
    expectFates(compared(before, after), fates);
    expect(await emptyTables()).toEqual([]);
    const duplicates = here.db('issues').where({ project_id: whole });
    expect(await duplicates.whereNotNull('duplicated_to_id')).toHaveLength(1);
    expect(await here.db('time_logs').where({ project_id: whole })).toHaveLength(1);
    expect(await misplacedTimeLogs(here.db)).toEqual([]);
    expect(await editsOf(here, Number(whole))).toEqual(await editsOf(there, id));

    const user = await seedUser(here.db);
    const { id: part } = await travelled('projects', archive, user, { path: unique('kiln') });
    expect(await lossesOf(user, part)).toEqual(lossesOfOthers.toSorted());
    const own = await answersOf(getter(here, importer, `/projects/${String(part)}`), importer);
    // Labels of the group that nothing of the project has do not come.
    const known = (own.get('labels') ?? []).map(({ name }) => name);
    const labels = (before.get('labels') ?? []).filter(({ name }) => known.includes(name));
    const brought = new Map([...without(before, untold), ['labels', labels]]);
    const others = compared(brought, without(own, untold));
    const told = [...others.changed].filter((name) => fates.get(name) === 'equal');
    expect(told.toSorted()).toEqual([...changedForOthers].toSorted());
    const authors = (own.get('issues') ?? []).map((row) => propertiesOf(row).get('author'));
    expect(new Set(authors)).toEqual(new Set([user.username]));
  },
);
