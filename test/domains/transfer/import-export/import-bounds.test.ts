import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { sweepBlobs } from '#src/domains/platform/application/workers.ts';
import { importProjectArchive } from '#src/domains/transfer/import-export/import/worker.ts';
import { StorageUnavailable } from '#src/storage/errors.ts';
import type { Storage } from '#src/storage/storage.ts';
import { changeSettings } from '#src/settings/table.ts';
import { directoryOf, runGit } from '#test/git/support.ts';
import { newMails } from '#test/support/mails.ts';
import { archiveOf, tarOf } from '#test/support/project-archives.ts';
import { startReceiver } from '#test/support/receiver.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { png } from '#test/support/uploads.ts';
import { Visitor } from '#test/support/visitor.ts';
import { importWorld } from './import-world.ts';

const app = await importWorld();
const { api, db, git, environment, ask, imported } = app;
const { storage } = environment;
const administrator = api.as(await seedUser(db, { admin: true }));

afterAll(() =>
  changeSettings(db, () => ({ max_decompressed_archive_size: 10_240 }), new Date().toISOString()),
);

it('tells of a hundred records that failed, and goes on with the others', async () => {
  const user = await seedUser(db);
  const wrong = Array.from({ length: 130 }, (_, index) => ({ iid: index + 1, title: ' ' }));
  const right = { iid: 500, title: 'The last', state: 'opened' };
  const archive = await archiveOf({
    relations: {
      issues: [...wrong, right],
      merge_requests: [{ iid: 0, title: 'Without a number' }],
      boards: [{ name: 'Behind all of them' }],
    },
  });
  const { id, status, get } = await imported(user, archive);
  expect(status).toMatchObject({ import_status: 'finished', import_error: null });
  const told = (status.failed_relations as { line_number: number; relation_name: string }[]).map(
    ({ relation_name, line_number }) => [relation_name, line_number],
  );
  expect(told).toEqual(Array.from({ length: 100 }, (_, line) => ['issues', line]));
  // No more of them are kept, either.
  expect(await db('project_import_failures').where({ project_id: id })).toHaveLength(100);
  expect((await get('/issues')).body).toMatchObject([{ iid: 500, title: 'The last' }]);
  expect((await get('/boards')).body).toMatchObject([{ name: 'Behind all of them' }]);
});

it('unpacks no more than the setting allows', async () => {
  const user = await seedUser(db);
  const archive = await archiveOf({
    project: { description: 'Fires pots' },
    files: { 'other/zeros': Buffer.alloc(2 * 1_048_576) },
  });
  const allowing = async (max_decompressed_archive_size: number) => {
    const settings = { max_decompressed_archive_size };
    const answer = await administrator.put('/application/settings', settings);
    expect(answer).toMatchObject({ status: 200, body: settings });
    return (await imported(user, archive)).status;
  };
  const tooLarge = {
    ...{ import_status: 'failed' },
    import_error: 'Decompressed archive size validation failed.',
  };
  expect(await allowing(1)).toMatchObject(tooLarge);
  // Headers of members count, too.
  expect(await allowing(2)).toMatchObject(tooLarge);
  expect(await allowing(3)).toMatchObject({ import_status: 'finished', import_error: null });
  // 0 is no limit.
  expect(await allowing(0)).toMatchObject({ import_status: 'finished', import_error: null });
});

it('counts what it passes over in one line of the log, and names the request that asked', async () => {
  const user = await seedUser(db);
  const relations = {
    issues: [
      { iid: 1, title: 'Cracks', state: 'opened', glow: 'bright', heat: 7 },
      { iid: 2, title: 'Bubbles', state: 'opened', glow: 'dim', notes: [] },
    ],
    snippets: [{ title: 'v1' }, { title: 'v2' }],
    glazes: [{ name: 'Celadon' }],
  };
  const files = { 'other/a': 'x', 'other/b': 'x', 'lfs-objects.json': '{}' };
  const project = {
    description: 'Pots',
    visibility_level: 0,
    issues_access_level: 20,
    star_count: 7,
  };
  const whole = JSON.stringify({ ...project, wiki: null, ...relations });
  const forms = [
    await archiveOf({ project, relations, files }),
    gzipSync(await tarOf({ VERSION: '0.2.4', 'project.json': whole, ...files })),
  ];
  for (const archive of forms) {
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
    const log = pino({ level: 'info', base: null }, { write });
    const accepted = await ask(user, archive);
    const id = Number(accepted.body.id);
    await importProjectArchive.run(
      { project_id: id },
      { ...environment, log },
      {
        ...{ id: '1', attempt: 1, signal: new AbortController().signal },
        progress: async () => {},
      },
    );
    const { body } = await api.as(user).get(`/projects/${id}/import`);
    expect(body).toMatchObject({
      ...{ import_status: 'finished', import_error: null },
      failed_relations: [{ relation_name: 'snippets', line_number: null }],
      correlation_id: accepted.headers['x-request-id'],
    });
    expect(lines.filter(({ passed_over }) => passed_over !== undefined)).toMatchObject([
      { project: id, msg: 'import archive read' },
    ]);
    expect(lines.find(({ passed_over }) => passed_over !== undefined)?.['passed_over']).toEqual({
      ...{ 'issues.glow': 2, 'issues.heat': 1, snippets: 2, 'relation glazes': 1 },
      ...{ 'project.star_count': 1, 'file other': 2, 'file lfs-objects.json': 1 },
    });
  }
});

it('leaves nothing of an archive that fails when nearly all of it is there', async () => {
  const user = await seedUser(db);
  const blobs = async () => {
    const found: string[] = [];
    for await (const keys of storage.keys()) found.push(...keys);
    return found.toSorted();
  };
  const job = {
    ...{ id: '1', attempt: 1, signal: new AbortController().signal },
    progress: async () => {},
  };
  const log = pino({ level: 'silent' });
  // Blobs that tests before have left behind go, too.
  const later = { ...environment, log, clock: () => new Date(Date.now() + 3 * 86_400_000) };
  await sweepBlobs.run({}, later, job);
  const before = await blobs();
  const source = await seedProject(db, { git, readme: true });
  const directory = directoryOf(environment.config.dataDir, source.id);
  const bundle = runGit(
    [`--git-dir=${directory}`, 'bundle', 'create', '--quiet', '-', '--all'],
    '',
  );
  const archive = await archiveOf({
    relations: {
      labels: [{ title: 'hot', color: '#ff0000' }],
      milestones: [{ title: 'First', iid: 1, state: 'active' }],
      issues: [{ iid: 1, title: 'Cracks', state: 'opened', notes: [{ note: 'Hm' }] }],
      boards: [{ name: 'Kiln' }],
    },
    files: {
      'project.bundle': bundle,
      [`uploads/${'1'.repeat(32)}/a.txt`]: 'a',
      'avatar/a.png': png,
    },
  });
  const id = Number((await ask(user, archive)).body.id);
  let stored = 0;
  const store: Storage['store'] = (bytes) => {
    stored += 1;
    if (stored === 1) return storage.store(bytes);
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    return Promise.reject(new StorageUnavailable(full));
  };
  const dependencies = { ...environment, storage: { ...storage, store }, log };
  await importProjectArchive.run({ project_id: id }, dependencies, job);
  expect(stored).toBe(2);
  const get = (path: string) => api.as(user).get(`/projects/${id}${path}`);
  expect((await get('/import')).body).toMatchObject({
    ...{ import_status: 'failed' },
    import_error: 'Not enough disk space for the content of the archive',
  });
  for (const list of ['/issues', '/labels', '/milestones', '/repository/branches']) {
    expect([list, (await get(list)).body]).toEqual([list, []]);
  }
  expect((await get('')).body).toMatchObject({ empty_repo: true, open_issues_count: 0 });
  for (const table of ['project_uploads', 'boards', 'issues', 'labels']) {
    expect([table, await db(table).where({ project_id: id })]).toEqual([table, []]);
  }
  await sweepBlobs.run({}, later, job);
  expect(await blobs()).toEqual(before);
  expect((await api.as(user).delete(`/projects/${id}`)).status).toBe(202);
});

it('tells nobody of what it brings, and runs nothing', async () => {
  await changeSettings(
    db,
    () => ({
      allow_local_requests_from_web_hooks_and_services: true,
      allow_local_requests_from_system_hooks: true,
    }),
    new Date().toISOString(),
  );
  const receiver = await startReceiver();
  const root = await seedUser(db, { admin: true });
  const ann = await seedUser(db);
  const group = await seedGroup(db);
  await addMember(db, { group, user: root, level: 50 });
  const events = Object.fromEntries(
    [
      'push',
      'issues',
      'confidential_issues',
      'merge_requests',
      'note',
      'tag_push',
      'pipeline',
      'job',
    ].map((name) => [`${name}_events`, true]),
  );
  const hook = { url: receiver.url, ...events };
  expect((await api.as(root).post(`/groups/${group.id}/hooks`, hook)).status).toBe(201);
  const system = { url: receiver.url, push_events: true, tag_push_events: true };
  const { body: systemHook } = await api.as(root).post('/hooks', system);
  await newMails(app);
  await environment.workers.stop();

  const source = await seedProject(db, { git, readme: true });
  const directory = directoryOf(environment.config.dataDir, source.id);
  const bundle = runGit(
    [`--git-dir=${directory}`, 'bundle', 'create', '--quiet', '-', '--all'],
    '',
  );
  const member = { access_level: 30, source_type: 'Project', user_id: 9 };
  const said = { author_id: 9, note: `@${ann.username} /close`, author: { name: 'Ann' } };
  const issue = {
    iid: 1,
    title: 'Cracks',
    description: `@${ann.username}`,
    state: 'opened',
    author_id: 1,
  };
  const archive = await archiveOf({
    relations: {
      project_members: [{ ...member, user: { id: 9, public_email: ann.email, username: 'ann' } }],
      issues: [{ ...issue, issue_assignees: [{ user_id: 9 }], notes: [said] }],
      merge_requests: [
        {
          ...{ ...issue, source_branch: 'topic', target_branch: 'main', notes: [said] },
          ...{ source_project_id: 1, target_project_id: 1, merge_when_pipeline_succeeds: true },
        },
      ],
    },
    files: { 'project.bundle': bundle },
  });
  const { id, status } = await imported(root, archive, { namespace: group.full_path });
  expect(status).toMatchObject({ import_status: 'finished', failed_relations: [] });
  expect((await api.as(root).get(`/projects/${id}/issues`)).body).toMatchObject([
    { assignees: [{ id: ann.id }] },
  ]);
  const mails = await newMails(app);
  const names = receiver.received.map(({ body }) => {
    const { event_name, object_kind } = JSON.parse(body) as Record<string, string | undefined>;
    return event_name ?? object_kind;
  });
  // Administrators learn that there is a project, as of every other.
  expect(names).toEqual(['project_create']);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([]);
  expect((await api.as(ann).get('/todos')).body).toEqual([]);
  expect(await db('pipelines').where({ project_id: id })).toEqual([]);
  await api.as(root).delete(`/hooks/${systemHook.id}`);
});

const script = '<script>alert(document.cookie)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;

/** Files of an archive, and the type under which a picture is shown; null for what is only saved. */
const uploads: readonly (readonly [string, string | Buffer, string | null])[] = [
  ['page.html', `<!doctype html>${script}`, null],
  ['page.xhtml', `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`, null],
  ['picture.svg', svg, null],
  ['no-picture.png', `<!doctype html>${script}`, null],
  ['page.html.png', svg, null],
  ['feed.xml', `<?xml version="1.0"?>${svg}`, null],
  ['code.js', 'alert(1)', null],
  ['a";filename="b.html', script, null],
  ['picture.html', png, 'image/png'],
];

it('brings files of texts that no browser runs', async () => {
  const user = await seedUser(db);
  const secretOf = (index: number) => String(index).padStart(32, '0');
  const files = Object.fromEntries(
    uploads.map(([name, content], index) => [`uploads/${secretOf(index)}/${name}`, content]),
  );
  const archive = await archiveOf({ files: { ...files, 'avatar/a.svg': svg } });
  const { status, get } = await imported(user, archive);
  expect(status).toMatchObject({ import_status: 'finished', failed_relations: [] });
  const visitor = await Visitor.signedIn(app, user);
  const rows = await db('project_uploads').where({ project_id: Number(status.id) });
  expect(rows).toHaveLength(uploads.length);
  for (const [index, [name, content, shownAs]] of uploads.entries()) {
    const row = rows.find(({ secret }) => secret === secretOf(index));
    const filename = String(row?.['filename']);
    const at = `/${String(status.path_with_namespace)}/uploads/${secretOf(index)}/${encodeURIComponent(filename)}`;
    const answer = await visitor.get(at);
    expect([name, answer.status]).toEqual([name, 200]);
    expect(answer.bytes.equals(Buffer.from(content))).toBe(true);
    const { headers } = answer;
    expect([name, headers['content-type']]).toEqual([name, shownAs ?? 'application/octet-stream']);
    expect([name, headers['x-content-type-options']]).toEqual([name, 'nosniff']);
    expect([name, headers['content-security-policy']]).toEqual([
      name,
      expect.stringMatching(/default-src 'none'.*sandbox|sandbox.*default-src 'none'/),
    ]);
    const disposition = headers['content-disposition'];
    if (shownAs === null) {
      expect([name, disposition]).toEqual([name, expect.stringMatching(/^attachment; /)]);
      expect(disposition).not.toMatch(/["\r\n]/);
    }
  }
  // An import accepts only project pictures that users may upload.
  expect((await get()).body.avatar_url).toBeNull();
});

/** The relations of which an import left something out. */
const refusedIn = (status: { readonly failed_relations?: unknown }) =>
  (status.failed_relations as { relation_name: string }[]).map(
    ({ relation_name }) => relation_name,
  );

const many = <Row>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => row(index));

it('gives an issue no more labels and notes than the API does', async () => {
  const user = await seedUser(db);
  const label_links = many(1_003, (index) => ({
    label: { title: `label ${index}`, color: '#ff0000' },
  }));
  const notes = many(5_002, (index) => ({ note: `${index}`, created_at: '2026-01-01T00:00:00Z' }));
  const issues = [
    { iid: 1, title: 'Cracks', label_links },
    { iid: 2, title: 'Glaze', notes },
  ];
  const { id, status } = await imported(user, await archiveOf({ relations: { issues } }));
  expect(status.import_status).toBe('finished');
  expect(new Set(refusedIn(status))).toEqual(new Set(['issues']));
  const count = async (table: string) => {
    const ofIssues = db('issues').where({ project_id: id }).select('id');
    return (await db(table).whereIn('issue_id', ofIssues).select('id')).length;
  };
  expect(await count('label_links')).toBe(1_000);
  expect(await count('notes')).toBe(5_000);
});

it('gives issues and merge requests no more people than the API does', async () => {
  const users = await Promise.all(many(203, () => seedUser(db)));
  const proven = { proven_at: users[0]?.created_at };
  await db('emails')
    .whereIn(
      'user_id',
      users.map(({ id }) => id),
    )
    .update(proven);
  const project_members = users.map(({ email: public_email }, id) => ({
    ...{ access_level: 30, source_type: 'Project', user_id: id + 1 },
    user: { id: id + 1, public_email },
  }));
  const everybody = many(users.length, (index) => ({ user_id: index + 1 }));
  const relations = {
    project_members,
    issues: [{ iid: 1, title: 'Cracks', issue_assignees: everybody }],
    merge_requests: [
      {
        ...{
          iid: 1,
          title: 'Glaze',
          state: 'closed',
          source_branch: 'topic',
          target_branch: 'main',
        },
        ...{ source_project_id: 1, target_project_id: 1 },
        ...{ merge_request_assignees: everybody, merge_request_reviewers: everybody },
      },
    ],
  };
  const root = await seedUser(db, { admin: true });
  const { id, status } = await imported(root, await archiveOf({ relations }));
  expect(new Set(refusedIn(status))).toEqual(new Set(['issues', 'merge_requests']));
  const issues = db('issues').where({ project_id: id }).select('id');
  expect(await db('issue_assignees').whereIn('issue_id', issues)).toHaveLength(200);
  const requests = db('merge_requests').where({ target_project_id: id }).select('id');
  for (const table of ['merge_request_assignees', 'merge_request_reviewers']) {
    expect(await db(table).whereIn('merge_request_id', requests)).toHaveLength(100);
  }
});

it('gives a pipeline no more jobs than a configuration has', async () => {
  const user = await seedUser(db);
  const builds = many(5_003, (index) => ({ name: `job ${index}`, status: 'success' }));
  const pipeline = { iid: 1, sha: 'a'.repeat(40), ref: 'main', status: 'success' };
  const ci_pipelines = [{ ...pipeline, stages: [{ name: 'test', builds }] }];
  const { id, status } = await imported(user, await archiveOf({ relations: { ci_pipelines } }));
  expect(refusedIn(status)).toEqual(['ci_pipelines']);
  expect(await db('jobs').where({ project_id: id }).select('id')).toHaveLength(5_000);
});

it('makes no more schedules than the plan allows, and none that is on', async () => {
  const plan_name = environment.config.plan;
  const allow = (ci_pipeline_schedules: number) =>
    administrator.put('/application/plan_limits', { plan_name, ci_pipeline_schedules });
  expect((await allow(3)).status).toBe(200);
  const user = await seedUser(db);
  const pipeline_schedules = many(10, (index) => ({
    ...{ description: `${index}`, ref: 'main', cron: '0 1 * * *', active: true },
  }));
  const archive = await archiveOf({ relations: { pipeline_schedules } });
  const { status, get } = await imported(user, archive);
  expect(refusedIn(status)).toHaveLength(7);
  const { body } = await get('/pipeline_schedules');
  expect(body).toMatchObject(many(3, () => ({ active: false })));
  await allow(10);
});

it('makes a board of no more lists than it may have, and tells of lists that are about nobody here', async () => {
  const user = await seedUser(db);
  const lists = many(102, (index) => ({
    ...{ list_type: 'label', label: { title: `list ${index}`, color: '#ff0000' } },
  }));
  const boards = [
    // A record is named once, however many of its lists are left out.
    { name: 'Long', lists },
    {
      name: 'Of people',
      lists: [{ list_type: 'assignee', assignee_id: 7 }, { list_type: 'closed' }],
    },
  ];
  const { status, get } = await imported(user, await archiveOf({ relations: { boards } }));
  expect(refusedIn(status)).toEqual(['boards', 'boards']);
  const { body } = await get('/boards');
  const counts = (body as { lists: unknown[] }[]).map((board) => board.lists.length);
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 100]);
});

it('reads no more of a list than it may have', async () => {
  const user = await seedUser(db);
  const tag_list = [...Array.from({ length: 49 }, () => 'kiln'), 'behind'];
  const scanners = [...Array.from({ length: 100 }, () => 'sast'), 'dast'];
  const job = { type: 'Ci::Build', name: 'fire', status: 'success', tag_list };
  const stages = [{ name: 'test', position: 0, statuses: [job] }];
  const pipeline = { iid: 1, sha: 'a'.repeat(40), ref: 'main', status: 'success', stages };
  const rule = { name: 'Leaks', rule_type: 'report_approver', report_type: 'vulnerability' };
  const archive = await archiveOf({
    relations: {
      ci_pipelines: [pipeline],
      approval_rules: [{ ...rule, approvals_required: 1, scanners }],
    },
  });
  const { status, get } = await imported(user, archive);
  expect(status).toMatchObject({ import_status: 'finished', failed_relations: [] });
  expect((await get('/jobs')).body).toMatchObject([{ name: 'fire', tag_list: ['kiln'] }]);
  expect((await get('/approval_rules')).body).toMatchObject([
    { name: 'Leaks', scanners: ['sast'] },
  ]);
});

it('makes no issue a duplicate of itself', async () => {
  const user = await seedUser(db);
  const issues = [
    { iid: 1, title: 'Cracks', duplicated_to: { iid: 1 } },
    { iid: 2, title: 'Cracks again', duplicated_to: { iid: 1 } },
  ];
  const { id, status } = await imported(user, await archiveOf({ relations: { issues } }));
  expect(status).toMatchObject({
    import_status: 'finished',
    failed_relations: [{ relation_name: 'issues', line_number: 0 }],
  });
  const rows = db('issues').where({ project_id: id }).orderBy('iid');
  const [first, second] = await rows.select<{ id: number; duplicated_to_id: number | null }[]>(
    ...['id', 'duplicated_to_id'],
  );
  expect(first?.duplicated_to_id).toBeNull();
  expect(second?.duplicated_to_id).toBe(first?.id);
});
