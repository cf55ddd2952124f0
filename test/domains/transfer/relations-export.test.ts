import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createLog } from '#src/log.ts';
import {
  exportRelations,
  removeRelationFiles,
} from '#src/domains/transfer/relations-export/worker.ts';
import { startApp } from '#test/support/app.ts';
import { membersOf, recordsIn } from '#test/support/archive-members.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { multipart, png } from '#test/support/uploads.ts';
import { archiveKeys, faultsOf, groupKeys } from './import-export/archive-keys.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, git, environment } = app;
const { workers, storage } = environment;
const root = api.as(await seedUser(db, { admin: true }));
const dependencies = { ...environment, log: createLog('silent') };
const job = {
  ...{ id: '1', attempt: 1, signal: new AbortController().signal },
  progress: async () => {},
};

async function settled(): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
}

/** The names of the files, those that other servers ask for among them. */
const projectFiles = {
  lines:
    `auto_devops boards ci_pipelines container_expiration_policy error_tracking_setting external_pull_requests
    issues labels merge_requests metrics_setting milestones pipeline_schedules project_badges project_feature
    protected_branches protected_environments protected_tags push_rule releases security_setting
    service_desk_setting snippets approval_rules commit_notes deployments environments issue_links
    resource_groups`.split(/\s+/),
  members: 'design lfs_objects repository snippets_repository uploads wiki_repository'.split(' '),
};
const groupFiles = {
  lines: 'badges boards epic_links epics iterations labels milestones namespace_settings'.split(
    ' ',
  ),
  members: ['uploads'],
};

async function place(kind: 'project' | 'group') {
  const user = await seedUser(db);
  const ofProject = kind === 'project';
  const project = ofProject
    ? await seedProject(db, { git, readme: true, visibility: 'private' })
    : null;
  const group = await seedGroup(db, { visibility: 'private' });
  const { id } = project ?? group;
  const add = (user: { readonly id: number }, level: 30 | 40 | 50) =>
    addMember(db, { ...(project === null ? { group } : { project }), user, level });
  await add(user, ofProject ? 40 : 50);
  const path = `/${kind}s/${id}/export_relations`;
  const get = (relation: string, by: Api = api.as(user)) =>
    by.get(`${path}/download?relation=${relation}`);
  const status = async () => {
    const { body } = await api.as(user).get(`${path}/status`);
    return body as { relation: string; status: number; error: string | null }[];
  };
  return { id, group, user, add, path, get, status, start: () => api.as(user).post(path) };
}

type Api = Pick<typeof root, 'get' | 'post'>;

const linesOf = async (answer: Promise<{ readonly bytes: Buffer }>) =>
  recordsIn(gunzipSync((await answer).bytes));

describe.each([
  ['project', projectFiles],
  ['group', groupFiles],
] as const)('the relations of a %s', (kind, files) => {
  it('are told of by their status, and come in a file each', async () => {
    const { path, get, status, start } = await place(kind);
    expect(await status()).toEqual([]);
    expect(await get('labels')).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    expect(await start()).toMatchObject({ status: 202, body: { message: '202 Accepted' } });
    const wanted = [...files.lines, ...files.members, 'self'].toSorted();
    const under = wanted.map((relation) => ({
      ...{ relation, status: 0, error: null, updated_at: expect.any(String) },
    }));
    expect(await status()).toEqual(under);
    expect((await get('labels')).status).toBe(404);
    await settled();
    expect(await status()).toEqual(under.map((each) => ({ ...each, status: 1 })));
    for (const relation of wanted) {
      const answer = await get(relation);
      const ending = files.members.includes(relation) ? 'tar' : 'ndjson';
      expect(answer.headers['content-disposition']).toContain(
        `filename="${relation}.${relation === 'self' ? 'json' : ending}.gz"`,
      );
      expect(answer.headers['content-type']).toBe('application/gzip');
      if (ending === 'tar') await membersOf(answer.bytes);
      else recordsIn(gunzipSync(answer.bytes));
    }
    const refused = { error: 'relation does not have a valid value' };
    expect(await get('members')).toMatchObject({ status: 400, body: refused });
    expect(await root.get(`${path}/download`)).toMatchObject({
      ...{ status: 400, body: { error: 'relation is missing' } },
    });
  });

  it('are for those who may export it, and nobody else', async () => {
    const { id, path, user, add, get, start } = await place(kind);
    const other = api.as(await seedUser(db));
    const low = await seedUser(db);
    await add(low, kind === 'group' ? 40 : 30);
    // Another user stays an owner throughout.
    await add(await seedUser(db), 50);
    for (const [who, refusal] of [
      [other, 404],
      [api.as(low), 403],
      [api, 401],
    ] as const) {
      expect((await who.post(path)).status).toBe(refusal);
      expect((await who.get(`${path}/status`)).status).toBe(refusal);
      expect((await get('labels', who)).status).toBe(refusal);
    }
    // The user loses the right before the export runs.
    await start();
    const level = kind === 'group' ? 40 : 30;
    await root.put(`/${kind}s/${id}/members/${user.id}`, { access_level: level });
    await settled();
    const { body } = await root.get(`${path}/status`);
    const outcomes = new Set(
      (body as { status: number; error: string }[]).map(({ error }) => error),
    );
    expect([...outcomes]).toEqual(['The user may no longer export it']);
    expect((await get('labels')).status).toBe(403);
    expect(await db('relation_exports')).toEqual([]);
  });

  it('stay until there are new ones, and go after a day', async () => {
    const { id, get, start } = await place(kind);
    const where = { [`${kind}_id`]: id };
    const keys = () =>
      db('relation_export_files').where(where).orderBy('relation').pluck('storage_key');
    await start();
    await start();
    expect(await db('relation_exports').where(where)).toHaveLength(1);
    await settled();
    const first = await keys();
    await start();
    expect((await get('labels')).status).toBe(200);
    await settled();
    const second = await keys();
    expect(second.filter((key) => first.includes(key))).toEqual([]);
    for (const key of first) expect(await storage.read(key)).toBeNull();

    const subject = kind === 'project' ? { project_id: id } : { group_id: id };
    const run = (made_until: string) =>
      removeRelationFiles.run({ ...subject, user_id: 1, made_until }, dependencies, job);
    await run('2020-01-01T00:00:00.000Z');
    expect(await keys()).toEqual(second);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await db('relation_export_files').where(where).update({ updated_at: yesterday });
    expect((await get('labels')).status).toBe(404);
    await run(yesterday);
    expect(await keys()).toEqual([]);
    for (const key of second) expect(await storage.read(key)).toBeNull();
  });

  it('say that they failed when they were cut off too often', async () => {
    const { id, start, status } = await place(kind);
    await start();
    const [row] = await db('relation_exports').where({ [`${kind}_id`]: id });
    const last = { ...job, attempt: exportRelations.attempts ?? 0 };
    await exportRelations.run({ export_id: Number(row?.['id']) }, dependencies, last);
    const told = new Set((await status()).map(({ status, error }) => `${status} ${error}`));
    expect([...told]).toEqual(['-1 The export was interrupted too often']);
  });
});

describe('the files of relations', () => {
  it('have the lines and members of archives', async () => {
    const { id, get, start } = await place('project');
    const at = `/projects/${id}`;
    await root.post(`${at}/labels`, { name: 'Hot', color: '#ff0000' });
    await root.post(`${at}/issues`, { title: 'Cracks', labels: 'Hot' });
    const upload = multipart({ name: 'file', value: png, filename: 'glaze.png' });
    await root.send('POST', `${at}/uploads`, upload.body, upload.headers);
    await start();
    await settled();
    for (const relation of projectFiles.lines) {
      const lines = await linesOf(get(relation));
      const keys = archiveKeys[relation];
      if (keys === undefined) expect([relation, ...lines]).toEqual([relation]);
      else expect(lines.flatMap((line) => faultsOf(line, keys, relation))).toEqual([]);
    }
    expect(await linesOf(get('issues'))).toMatchObject([{ iid: 1, title: 'Cracks' }]);
    expect(await linesOf(get('self'))).toMatchObject([{ visibility_level: 0, archived: false }]);
    const names = async (relation: string) => [
      ...(await membersOf((await get(relation)).bytes)).keys(),
    ];
    expect(await names('uploads')).toEqual([
      expect.stringMatching(/^\.\/[0-9a-f]{32}\/glaze\.png$/),
    ]);
    expect(await names('repository')).toEqual(['./repository.bundle']);
    expect(await names('lfs_objects')).toEqual(['./lfs_objects.json']);
    expect(await names('wiki_repository')).toEqual([]);
  });

  it('have the lines of archives of groups, of the group alone', async () => {
    const { id, group, get, start } = await place('group');
    await root.post(`/groups/${id}/epics`, { title: 'Glaze' });
    await seedGroup(db, { parent: group });
    await start();
    await settled();
    for (const [relation, keys] of Object.entries(groupKeys)) {
      if (relation === 'members') continue;
      const lines = await linesOf(get(relation));
      expect(lines.flatMap((line) => faultsOf(line, keys, relation))).toEqual([]);
    }
    expect(await linesOf(get('self'))).toMatchObject([{ id, parent_id: null }]);
    expect(await linesOf(get('epics'))).toMatchObject([{ iid: 1, title: 'Glaze', parent: null }]);
  });

  it.each([
    ['administrators', 'maintainers'],
    ['maintainers', 'administrators'],
  ])('are kept apart for administrators and maintainers, when %s ask first', async (first) => {
    const { id, path, get, status, start } = await place('project');
    const banned = await seedUser(db);
    await addMember(db, { project: { id }, user: banned, level: 20 });
    await api.as(banned).post(`/projects/${id}/issues`, { title: 'Spam' });
    await db('users').where({ id: banned.id }).update({ state: 'banned' });
    const byRoot = () => root.post(path);
    const [one, other] = first === 'administrators' ? [byRoot, start] : [start, byRoot];
    await one();
    await settled();
    if (first === 'administrators') {
      expect(await status()).toEqual([]);
      expect((await get('issues')).status).toBe(404);
    }
    await other();
    await settled();
    expect(await linesOf(get('issues'))).toEqual([]);
    expect(await linesOf(get('issues', root))).toMatchObject([{ title: 'Spam' }]);
    const { body } = await root.get(`${path}/status`);
    expect(body).toHaveLength((await status()).length);
  });
});
