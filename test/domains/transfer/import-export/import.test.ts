import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { connect } from '#src/database/database.ts';
import { loadDemo } from '#src/demo/load.ts';
import { createEmptyRepository } from '#src/git/life/existence.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { importProjectArchive } from '#src/domains/transfer/import-export/import/worker.ts';
import { removeUnfinishedProjects } from '#src/domains/core/projects/unfinished.ts';
import { directoryOf, runGit } from '#test/git/support.ts';
import { archiveOf } from '#test/support/project-archives.ts';
import {
  addMember,
  knowSecret,
  seedGroup,
  seedProject,
  seedToken,
  seedUser,
} from '#test/support/seed.ts';
import { importWorld } from './import-world.ts';

const { api, db, git, environment, settle, ask, imported, attempt } = await importWorld();
const { config, storage } = environment;

const small = await archiveOf({
  project: { description: 'Fires pots', visibility_level: 0 },
  relations: {
    labels: [{ title: 'bug', color: '#d9534f', priorities: [{ priority: 1 }] }],
    milestones: [
      {
        ...{ title: 'First firing', iid: 3, state: 'active' },
        events: [
          { action: 1, target_type: 'Milestone', author_id: 2, created_at: '2026-04-01T08:00:00Z' },
        ],
      },
    ],
    issues: [
      {
        ...{ iid: 7, title: 'First', state: 'opened', author_id: 2 },
        milestone: { title: 'First firing', iid: 3 },
        notes: [
          {
            ...{ note: 'hello', author_id: 2, author: { name: 'Ann' } },
            updated_at: '2022-04-01T09:00:00.000Z',
          },
        ],
        label_links: [{ label: { title: 'bug' } }],
      },
    ],
  },
});

async function blobs(): Promise<string[]> {
  const found: string[] = [];
  for await (const keys of storage.keys()) found.push(...keys);
  return found.toSorted();
}

const drafts = () => readdir(join(config.dataDir, 'imports')).catch(() => []);

describe('an import', () => {
  it('brings back what an export took', async () => {
    const demo = await connect(config.databaseUrl);
    knowSecret(demo);
    await loadDemo(demo, git, '2026-05-05T09:30:00.000Z');
    await demo.close();
    const kiln = await db<ProjectRow>('projects').where({ full_path: 'demo/kiln' }).first();
    const there = (kiln as ProjectRow).id;
    const root = await seedUser(db, { admin: true });
    await api.as(root).post(`/projects/${there}/boards`, { name: 'Firing' });
    await api.as(root).post(`/projects/${there}/export`, {});
    await settle();
    const archive = await api.as(root).get(`/projects/${there}/export/download`);
    expect(archive.status).toBe(200);

    const before = await blobs();
    const { id, status, get } = await imported(root, archive.bytes, { namespace: 'demo' });
    expect(status).toMatchObject({
      ...{ import_status: 'finished', import_type: 'gitlab_project', import_error: null },
      ...{ stats: null, correlation_id: expect.any(String) as string },
      // Approvals of unknown users are not imported.
      failed_relations: [0, 1, 5].map((line_number) => ({
        ...{ relation_name: 'merge_requests', line_number },
      })),
    });
    const original = (path = '') => api.as(root).get(`/projects/${there}${path}`);
    const lists = {
      '/issues?per_page=100': ['iid', 'title', 'state', 'labels', 'created_at'],
      '/merge_requests?per_page=100': ['iid', 'title', 'state', 'source_branch', 'sha'],
      '/milestones': ['iid', 'title', 'state'],
      '/labels': ['name', 'color', 'is_project_label'],
      '/repository/branches': ['name', 'default', 'protected', 'commit'],
      '/repository/tags': ['name', 'target'],
      '/pipelines': ['iid', 'sha', 'ref', 'source'],
      '/boards': ['name'],
    };
    for (const [path, names] of Object.entries(lists)) {
      const columns = (rows: readonly Record<string, unknown>[]) =>
        rows.map((row) => names.map((name) => withoutAddress(row[name])));
      const [one, other] = [await original(path), await get(path)];
      expect([path, columns(other.body)]).toEqual([path, columns(one.body)]);
      expect([path, one.body]).not.toEqual([path, []]);
    }
    const settings = ['default_branch', 'description', 'open_issues_count', 'merge_method'];
    const [one, other] = [(await original()).body, (await get()).body];
    for (const name of settings) expect([name, other[name]]).toEqual([name, one[name]]);
    for (const { iid } of (await original('/issues')).body as { iid: number }[]) {
      const bodies = async (notes: typeof get) =>
        ((await notes(`/issues/${iid}/notes?per_page=100`)).body as { body: string }[])
          .map(({ body }) => body.replace(/\n\n \*By [^*]*\*$/, ''))
          .toSorted();
      expect(await bodies(get)).toEqual(await bodies(original));
    }
    // The archive is not kept.
    expect(await blobs()).toEqual(before);
    expect(await drafts()).toEqual([]);
    expect(id).not.toBe(there);
  });

  it('makes a project of a small archive', async () => {
    const user = await seedUser(db);
    const { status, get } = await imported(user, small, { name: 'Kiln once more' });
    expect(status).toMatchObject({ import_status: 'finished', name: 'Kiln once more' });
    const milestone = { title: 'First firing', iid: 3 };
    expect((await get('/issues')).body).toMatchObject([
      { iid: 7, title: 'First', labels: ['bug'], milestone, author: { id: user.id } },
    ]);
    expect((await get('/events?target_type=milestone')).body).toMatchObject([
      {
        ...{ action_name: 'opened', target_iid: 3, target_title: 'First firing' },
        ...{ author_id: user.id, created_at: '2026-04-01T08:00:00.000Z' },
      },
    ]);
    expect((await get('/issues/7/notes')).body).toMatchObject([
      { body: 'hello\n\n *By Ann on 2022-04-01T09:00:00*' },
    ]);
    expect((await get()).body).toMatchObject({
      ...{ description: 'Fires pots', visibility: 'private', empty_repo: true },
      ...{ open_issues_count: 1, namespace: { full_path: user.username } },
    });
    const next = await api
      .as(user)
      .post(`/projects/${status.id}/issues`, { title: 'The next after the highest' });
    expect(next.body.iid).toBe(8);
  });

  it('shows nothing but the project and the import before it is there', async () => {
    const [user, other] = [await seedUser(db), await seedUser(db)];
    const { body: accepted } = await ask(user, small, { path: 'hidden-kiln' });
    const by = api.as(user);
    const path = `/projects/${accepted.id}`;
    expect(accepted).toMatchObject({ import_status: 'scheduled', failed_relations: [] });
    expect((await by.get(`${path}/import`)).body).toEqual(accepted);
    const byPath = `/projects/${encodeURIComponent(`${user.username}/hidden-kiln`)}`;
    for (const each of [path, byPath]) {
      expect((await by.get(each)).body).toMatchObject({
        id: accepted.id,
        import_status: 'scheduled',
      });
    }
    const git = `/${user.username}/hidden-kiln.git/info/refs?service=git-upload-pack`;
    const { token } = await seedToken(db, user);
    const basic = Buffer.from(`${user.username}:${token}`).toString('base64');
    const clone = () => api.sendTo('GET', git, undefined, { authorization: `Basic ${basic}` });
    expect((await clone()).status).toBe(404);
    const below = ['/issues', '/repository/branches', '/members', '/events', '/export', '/labels'];
    for (const each of below)
      expect([each, (await by.get(path + each)).status]).toEqual([each, 404]);
    expect((await by.put(path, { description: 'Mine' })).status).toBe(404);
    for (const list of [
      '/projects?owned=true',
      '/projects?search=hidden-kiln',
      `/users/${user.id}/projects`,
    ]) {
      expect([list, (await by.get(list)).body]).toEqual([list, []]);
    }
    // Other callers do not see it at all.
    for (const somebody of [api.as(other), api]) {
      expect((await somebody.get(path)).status).toBe(404);
    }
    expect((await api.as(other).get(`${path}/import`)).status).toBe(404);

    // A start of the instance does not take it for one whose creation was cut off.
    await removeUnfinishedProjects(db, environment.git, '2999-01-01T00:00:00.000Z');
    await settle();
    expect((await by.get('/projects?search=hidden-kiln')).body).toMatchObject([
      { id: accepted.id },
    ]);
    expect((await by.get(`${path}/issues`)).status).toBe(200);
    expect((await clone()).status).toBe(200);
  });

  it('makes branches of forks anew, and lets links lead to the files that came along', async () => {
    const user = await seedUser(db);
    const source = await seedProject(db, { git, readme: true });
    const run = (args: string[]) =>
      runGit([`--git-dir=${directoryOf(config.dataDir, source.id)}`, ...args], '');
    const sha = run(['rev-parse', 'main']).toString().trim();
    run(['update-ref', 'refs/merge-requests/1/head', sha]);
    run(['update-ref', 'refs/heads/taken/below', sha]);
    const bundle = run(['bundle', 'create', '--quiet', '-', '--all']);
    const secret = '0123456789abcdef'.repeat(2);
    const there = `https://old.example.com/group/kiln/uploads/${secret}/a%20b.png`;
    const request = (iid: number, source_branch: string, more: object = {}) => ({
      ...{ iid, title: `From ${source_branch}`, state: 'opened', source_branch },
      ...{ target_branch: 'main', source_project_id: 4, target_project_id: 5 },
      ...{ source_branch_sha: sha, description: `![a](${there})`, ...more },
    });
    const archive = await archiveOf({
      relations: {
        merge_requests: [
          request(1, 'patch'),
          request(2, 'own', { source_project_id: 5 }),
          request(3, 'done', { state: 'merged' }),
          request(4, 'lost', { source_branch_sha: 'f'.repeat(40) }),
          request(5, 'main'),
          request(6, 'taken'),
          request(7, 'a..b'),
        ],
        milestones: [{ title: 'One', iid: 1, description: `See ${there}` }],
        issues: [
          {
            ...{ iid: 1, title: 'One', description: `[a](${there})` },
            notes: [{ note: there, author_id: 2 }],
          },
        ],
      },
      files: { 'project.bundle': bundle, [`uploads/${secret}/a b.png`]: 'no picture' },
    });
    const { status, get } = await imported(user, archive);
    expect(status).toMatchObject({ import_status: 'finished' });
    const names = (rows: unknown) => (rows as { name: string }[]).map(({ name }) => name);
    const { body: branches } = await get('/repository/branches');
    expect(names(branches).toSorted()).toEqual(['main', 'patch', 'taken/below']);
    expect((await get('/merge_requests/1')).body).toMatchObject({ source_project_id: null });
    const here = `/uploads/${secret}/a%20b.png`;
    const texts = [
      (await get('/merge_requests/1')).body.description,
      (await get('/milestones')).body[0].description,
      (await get('/issues/1')).body.description,
      (await get('/issues/1/notes')).body[0].body,
    ];
    expect(texts).toEqual([`![a](${here})`, `See ${here}`, `[a](${here})`, here]);
  });

  it('is broken off when the project is deleted', async () => {
    const user = await seedUser(db);
    const before = await blobs();
    const { body } = await ask(user, small);
    expect((await api.as(user).delete(`/projects/${body.id}`)).status).toBe(202);
    expect((await api.as(user).get(`/projects/${body.id}`)).status).toBe(404);
    await settle();
    expect(await db('projects').where({ id: body.id })).toEqual([]);
    // No row refers to the archive any more: the sweep deletes it with other unreferenced blobs.
    expect(await db('project_imports').whereNotNull('storage_key')).toEqual([]);
    expect((await blobs()).length).toBe(before.length + 1);
  });

  it('leaves an empty project that says why when it fails', async () => {
    const user = await seedUser(db);
    const before = await blobs();
    const archive = await archiveOf({
      version: '0.3.0',
      relations: { labels: [{ title: 'bug' }] },
    });
    const { id, status, get } = await imported(user, archive);
    expect(status).toMatchObject({
      import_status: 'failed',
      import_error: 'Import version mismatch: Required 0.2.4 but was 0.3.0',
    });
    expect((await get()).body).toMatchObject({ empty_repo: true, import_status: 'failed' });
    expect((await get('/labels')).body).toEqual([]);
    await expect(access(directoryOf(config.dataDir, id))).resolves.toBeUndefined();
    expect(await blobs()).toEqual(before);
    expect((await api.as(user).delete(`/projects/${id}`)).status).toBe(202);
    const group = await seedGroup(db);
    const reporter = await seedUser(db);
    await addMember(db, { group, user: reporter, level: 20 });
    const owner = await seedUser(db);
    await addMember(db, { group, user: owner, level: 50 });
    const other = await imported(owner, Buffer.from('no archive'), { namespace: group.full_path });
    expect(other.status.import_error).toMatch(/^The archive cannot be unpacked/);
    expect((await api.as(reporter).get(`/projects/${other.id}/import`)).body.import_error).toBe(
      'Ask a maintainer to check the import status for more details.',
    );
  });

  it('begins anew where an attempt was cut off, and ends after a few', async () => {
    const user = await seedUser(db);
    const { body } = await ask(user, small);
    const id = Number(body.id);
    // An attempt has stored this before it was killed.
    const row = { project_id: id, created_at: body.created_at, updated_at: body.created_at };
    await db('labels').insert({ ...row, title: 'half', title_key: 'half', color: '#000000' });
    await addMember(db, { project: { id }, user: await seedUser(db), level: 30 });
    await createEmptyRepository(git.repository(id), { defaultBranch: 'main' });
    await attempt(id, 2);
    const by = api.as(user);
    expect((await by.get(`/projects/${id}/labels`)).body).toMatchObject([{ name: 'bug' }]);
    expect((await by.get(`/projects/${id}/members`)).body).toMatchObject([{ id: user.id }]);
    // Another attempt after the import changes nothing.
    await attempt(id, 3);
    expect((await by.get(`/projects/${id}/issues`)).body).toHaveLength(1);

    const late = await ask(user, small);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const own = { project_id: Number(late.body.id) };
    await db('project_imports').where(own).update({ created_at: yesterday });
    await attempt(own.project_id);
    expect((await by.get(`/projects/${late.body.id}/import`)).body).toMatchObject({
      import_status: 'failed',
      import_error: 'Import timed out. Import took longer than 86400 seconds',
    });

    const again = await ask(user, small);
    await attempt(Number(again.body.id), importProjectArchive.attempts);
    expect((await by.get(`/projects/${again.body.id}/import`)).body).toMatchObject({
      ...{ import_status: 'failed', import_error: 'The import was interrupted too often' },
    });
    await settle();
  });

  it('puts the project in the place of another one in the end, where that may be', async () => {
    const user = await seedUser(db);
    const namespace = {
      id: Number((await db('namespaces').where({ owner_id: user.id }).first())?.['id']),
      full_path: user.username,
    };
    const old = await seedProject(db, { git, readme: true, namespace, path: 'kiln', name: 'Kiln' });
    await addMember(db, { project: old, user, level: 50 });
    const fields = { path: 'kiln', name: 'Kiln', overwrite: 'true' };
    expect(await ask(user, small, { path: 'kiln', name: 'Kiln' })).toMatchObject({
      ...{ status: 400, body: { message: 'Path has already been taken' } },
    });
    const broken = await imported(user, Buffer.from('no archive'), fields);
    expect(broken.status.import_status).toBe('failed');
    expect((await api.as(user).get(`/projects/${old.id}`)).status).toBe(200);

    const accepted = await ask(user, small, fields);
    expect(accepted.status).toBe(201);
    expect((await api.as(user).get(`/projects/${old.id}`)).body.path).toBe('kiln');
    await settle();
    expect((await api.as(user).get(`/projects/${old.id}`)).status).toBe(404);
    expect((await api.as(user).get(`/projects/${accepted.body.id}`)).body).toMatchObject({
      ...{ path: 'kiln', name: 'Kiln', path_with_namespace: `${user.username}/kiln` },
    });
  });

  it('lets what is said with it win over the archive, and knows people by proven addresses', async () => {
    const root = await seedUser(db, { admin: true });
    const [ann, unproven, blocked] = [await seedUser(db), await seedUser(db), await seedUser(db)];
    await db('emails').where({ user_id: unproven.id }).update({ proven_at: null });
    await db('users').where({ id: blocked.id }).update({ state: 'blocked' });
    const bot = await seedUser(db);
    await db('users').where({ id: bot.id }).update({ user_type: 'project_bot' });
    const member = (id: number, user: { readonly email: string }, access_level: number) => ({
      ...{ access_level, source_type: 'Project', user_id: id },
      user: { id, public_email: user.email, username: 'somebody' },
    });
    const archive = await archiveOf({
      project: { description: 'Of the archive', visibility_level: 20 },
      relations: {
        project_members: [
          member(9002, ann, 50),
          member(9003, unproven, 40),
          member(9004, blocked, 40),
          member(9005, bot, 40),
        ],
        issues: [
          { iid: 1, title: 'By Ann', state: 'opened', author_id: 9002 },
          { iid: 2, title: 'By nobody', state: 'opened', author_id: 9003 },
          { iid: 3, title: 'By an id of here', state: 'opened', author_id: ann.id },
        ],
      },
    });
    const params = {
      'override_params[description]': 'Of the request',
      'override_params[nonsense]': 'x',
      'override_params[topics]': 'Pots, Kilns,pots',
    };
    const { id, status, get } = await imported(root, archive, params);
    expect(status).toMatchObject({ import_status: 'finished', failed_relations: [] });
    expect((await get()).body).toMatchObject({
      description: 'Of the request',
      visibility: 'public',
      topics: ['Pots', 'Kilns'],
    });
    const authors = (
      (await get('/issues?order_by=created_at&sort=asc')).body as {
        iid: number;
        author: { id: number };
      }[]
    )
      .toSorted((a, b) => a.iid - b.iid)
      .map(({ author }) => author.id);
    expect(authors).toEqual([ann.id, root.id, root.id]);
    const members = (await get('/members')).body as { id: number; access_level: number }[];
    expect(members.find((each) => each.id === ann.id)?.access_level).toBe(40);
    expect(members.map((each) => each.id)).not.toContain(blocked.id);
    expect(members.map((each) => each.id)).not.toContain(bot.id);
    expect((await api.as(ann).get(`/projects/${id}`)).body.permissions).toMatchObject({
      project_access: { access_level: 40 },
    });
    // Users are unknown unless an administrator imports.
    const user = await seedUser(db);
    const other = await imported(user, archive);
    expect((await other.get('/members')).body).toMatchObject([{ id: user.id }]);
    expect((await other.get('/issues/1')).body.author.id).toBe(user.id);
  });

  it('is refused where it cannot be', async () => {
    const user = await seedUser(db);
    const group = await seedGroup(db, { visibility: 'public' });
    const hidden = await seedGroup(db, { visibility: 'private' });
    const before = await blobs();
    const error = 'You need to upload a Hearth project export archive (ending in .gz).';
    const refusals = [
      [{ namespace: hidden.full_path }, 'a.gz', 404, { message: '404 Namespace Not Found' }],
      [{ namespace: String(group.id) }, 'a.gz', 400, { message: 'Namespace is not valid' }],
      [{}, 'a.zip', 422, { message: { error } }],
      [{ path: '-' }, 'a.gz', 400, {}],
    ] as const;
    for (const [fields, filename, status, body] of refusals) {
      expect(await ask(user, small, fields, filename)).toMatchObject({ status, body });
    }
    const admin = api.as(await seedUser(db, { admin: true }));
    await admin.put('/application/settings', { import_sources: ['git'] });
    expect((await ask(user, small)).status).toBe(403);
    await admin.put('/application/settings', { import_sources: ['git', 'gitlab_project'] });
    await admin.put('/application/settings', { max_import_size: 1 });
    expect((await ask(user, Buffer.alloc(1_048_577 * 2))).status).toBe(413);
    await admin.put('/application/settings', { max_import_size: 0 });
    expect(await blobs()).toEqual(before);
  });
});

/** A value without what is another's wherever it is. */
function withoutAddress(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value ?? null).replace(/"web_url":"[^"]*"/g, '"web_url":""'),
  ) as unknown;
}
