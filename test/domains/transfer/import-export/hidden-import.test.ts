import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { createLog } from '#src/log.ts';
import type { UserRow } from '#src/records/user.ts';
import { importProjectArchive } from '#src/domains/transfer/import-export/import/worker.ts';
import type { Storage } from '#src/storage/storage.ts';
import { contractOperations } from '#test/contract/operations.ts';
import { addressOf, encodeBody } from '#test/contract/request.ts';
import { directoryOf, runGit } from '#test/git/support.ts';
import { openFeatures } from '#test/support/features.ts';
import type { Answer } from '#test/support/http-client.ts';
import { archiveOf } from '#test/support/project-archives.ts';
import { addMember, seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import { Visitor } from '#test/support/visitor.ts';
import { RegistryClient } from '#test/domains/registry/container-registry/client.ts';
import { importWorld } from './import-world.ts';

const app = await importWorld({ config: { plan: 'ultimate' } });
const { api, db, git, environment, ask } = app;
const { config, storage } = environment;

/** A word that only the archive has. */
const word = 'zylinderkiln';
const secret = '0123456789abcdef'.repeat(2);

async function archive(): Promise<Buffer> {
  const source = await seedProject(db, { git, readme: true });
  const run = (args: string[]) =>
    runGit([`--git-dir=${directoryOf(config.dataDir, source.id)}`, ...args], '');
  const sha = run(['rev-parse', 'main']).toString().trim();
  const said = { author_id: 2, created_at: '2026-04-01T08:00:00Z' };
  const notes = [{ ...said, note: `Says ${word}`, author: { name: 'Ann' } }];
  const target = { action: 1, ...said };
  const milestone = { title: `Firing ${word}`, iid: 1 };
  return archiveOf({
    project: { description: `About ${word}`, visibility_level: 20 },
    relations: {
      labels: [{ title: `hot ${word}`, color: '#d9534f' }],
      milestones: [
        { ...milestone, state: 'active', events: [{ ...target, target_type: 'Milestone' }] },
      ],
      issues: [
        {
          ...{ ...said, iid: 7, title: `Issue ${word}`, state: 'opened', notes, milestone },
          issue_assignees: [{ user_id: 2 }],
          events: [{ ...target, target_type: 'Issue' }],
          timelogs: [{ time_spent: 60, user_id: 2, spent_at: said.created_at }],
        },
      ],
      merge_requests: [
        {
          ...{ ...said, iid: 3, title: `Change ${word}`, state: 'opened', notes },
          ...{ source_branch: 'topic', target_branch: 'main', source_branch_sha: sha },
          ...{ source_project_id: 5, target_project_id: 5 },
        },
      ],
      ci_pipelines: [
        {
          ...{ iid: 1, sha, ref: 'main', status: 'failed', user_id: 2 },
          stages: [{ name: 'test', builds: [{ name: `job ${word}`, status: 'failed' }] }],
        },
      ],
      boards: [{ name: `Board ${word}` }],
    },
    files: {
      'project.bundle': run(['bundle', 'create', '--quiet', '-', '--all']),
      [`uploads/${secret}/a.txt`]: word,
    },
  });
}

const importer = await seedUser(db);
const administrator = await seedUser(db, { admin: true });
const group = await seedGroup(db, { visibility: 'public' });
await addMember(db, { group, user: importer, level: 50 });
const path = `${group.full_path}/${word}`;
const ofGroup = `/groups/${group.id}`;
const visitor = await Visitor.signedIn(app, importer);
const { token } = await seedToken(db, importer);
const basic = `Basic ${Buffer.from(`${importer.username}:${token}`).toString('base64')}`;
const byBasic = (at: string) => api.sendTo('GET', at, undefined, { authorization: basic });
const graphql = (user: UserRow, query: string) =>
  api.as(user).sendTo('POST', '/api/graphql', { query });

/** Lists, searches and counts that show something of the project once it is there. */
const lists = [
  '/projects?owned=true',
  '/projects?membership=true&simple=true',
  `/projects?search=${word}&search_namespaces=true`,
  '/projects?order_by=id&pagination=keyset&per_page=100',
  `${ofGroup}/projects?include_subgroups=true`,
  ofGroup,
  `/search?scope=projects&search=${word}`,
  `/search?scope=issues&search=${word}`,
  `/search?scope=merge_requests&search=${word}`,
  `/search?scope=milestones&search=${word}`,
  `${ofGroup}/search?scope=projects&search=${word}`,
  `${ofGroup}/search?scope=issues&search=${word}`,
  '/issues?scope=all',
  '/issues?scope=assigned_to_me',
  `${ofGroup}/issues`,
  '/issues_statistics?scope=all',
  `${ofGroup}/issues_statistics`,
  '/merge_requests?scope=all',
  '/merge_requests?scope=created_by_me',
  `${ofGroup}/merge_requests`,
  '/events?scope=all',
  `/users/${importer.id}/events`,
] as const;

/** The same, which show nothing of it ever, or not to everybody. */
const others = [
  `/projects?topic=${word}`,
  `/users/${importer.id}/projects`,
  '/todos',
  '/user_counts',
  `/users/${importer.id}`,
  `/users/${importer.id}/starred_projects`,
  `${ofGroup}/labels`,
  `${ofGroup}/milestones`,
  `${ofGroup}/members/all`,
  '/runners',
  '/topics',
  '/namespaces',
] as const;

const ofAdministrators = [
  '/application/statistics',
  `${ofGroup}?statistics=true`,
  `/users/${importer.id}/associations_count`,
  `/users/${importer.id}/memberships`,
] as const;

const documents = {
  project: `{ project(fullPath: "${path}") { id } }`,
  projects: `{ projects(search: "${word}") { count nodes { fullPath } } }`,
  'own projects': '{ projects(membership: true) { count nodes { fullPath } } }',
  'projects of a group': `{ group(fullPath: "${group.full_path}") { projects { count nodes { fullPath } } } }`,
  'projects of a namespace': `{ namespace(fullPath: "${group.full_path}") { projects { count nodes { fullPath } } } }`,
  'memberships of a user':
    '{ currentUser { projectMemberships { nodes { project { fullPath } } } } }',
  'stars of a user': '{ currentUser { starredProjects { nodes { fullPath } } } }',
} as const;

const gitAt = (service: string) => `/${path}.git/info/refs?service=git-${service}`;

/** Doors that lead to the project itself, what they answer while it is made, and when it is there. */
const doors: readonly (readonly [string, () => Promise<Answer>, number, number])[] = [
  ['git fetch', () => byBasic(gitAt('upload-pack')), 404, 200],
  ['git push', () => byBasic(gitAt('receive-pack')), 404, 200],
  ['git fetch of nobody', () => api.sendTo('GET', gitAt('upload-pack')), 401, 200],
  ['a file of a text', () => byBasic(`/${path}/uploads/${secret}/a.txt`), 404, 200],
  ['the page of an export', () => visitor.get(`/${path}/download_export`), 404, 404],
  ['a feed', () => byBasic(`/${path}.atom`), 404, 200],
  ['the page of the project', () => visitor.get(`/${path}`), 404, 200],
  ['the page of its issues', () => visitor.get(`/${path}/-/issues`), 404, 200],
  ['the page of a file', () => visitor.get(`/${path}/-/raw/main/README.md`), 404, 200],
  ['the page of the wiki', () => visitor.get(`/${path}/-/wikis/home`), 404, 404],
];

/** Records of the project by their ids on the instance. */
async function documentsById(id: number) {
  const idIn = async (table: string, column = 'project_id') => {
    const row = await db(table).where(column, id).first<{ id: number }>('id');
    return row.id;
  };
  const named = async (type: string, ...place: Parameters<typeof idIn>) =>
    `gid://${config.globalIdApp}/${type}/${await idIn(...place)}`;
  const by = (field: string, of: string) => [field, `{ ${field}(id: "${of}") { id } }`] as const;
  return [
    by('issue', await named('Issue', 'issues')),
    by('mergeRequest', await named('MergeRequest', 'merge_requests', 'target_project_id')),
    by('milestone', await named('Milestone', 'milestones')),
    by('workItem', await named('WorkItem', 'issues')),
  ];
}

const registry = new RegistryClient(app);

/** The answer of the registry to the importer, without the name. */
async function imagesOf(name: string): Promise<object> {
  const scopes = [`repository:${name}:pull,push`];
  const asked = await registry.askForToken(
    { username: importer.username, password: token },
    scopes,
  );
  const opened = await registry.send('GET', `/v2/${name}/tags/list`, {
    token: String(asked.body.token),
  });
  const begun = await registry.send('POST', `/v2/${name}/blobs/uploads/`, {
    token: String(asked.body.token),
  });
  return { asked: asked.status, opened: opened.status, begun: begun.status };
}

async function seen() {
  const told = new Map<string, unknown>();
  const note = (name: string, { status, body, headers }: Answer) =>
    told.set(name, { status, body: body as unknown, total: headers['x-total'] });
  const ofUser = [...lists, ...others];
  for (const url of ofUser) note(`importer ${url}`, await api.as(importer).get(url));
  for (const url of [...lists, ...ofAdministrators]) {
    note(`administrator ${url}`, await api.as(administrator).get(url));
  }
  for (const [name, query] of Object.entries(documents)) {
    for (const user of [importer, administrator])
      note(`GraphQL, ${user.username}: ${name}`, await graphql(user, query));
  }
  return told;
}

/** Operations that find a project that is still being made; of others the guard says that it is not there. */
const unfinished = ['deleteProject', 'getProject', 'getProjectImport'];

it('shows nothing of a project while its archive is read, by any door', async () => {
  await openFeatures(api.as(administrator));
  const bytes = await archive();
  const before = await seen();
  for (const [name, answer] of before)
    expect([name, answer]).toMatchObject([name, { status: 200 }]);
  const accepted = await ask(importer, bytes, { path: word, namespace: group.full_path });
  expect(accepted.status).toBe(201);
  const id = Number(accepted.body.id);
  const below = `/projects/${id}`;

  async function look(): Promise<void> {
    // All rows are there by now.
    expect(await db('issues').where({ project_id: id })).toHaveLength(1);
    expect(await db('jobs').where({ project_id: id })).toHaveLength(1);
    const now = await seen();
    const others = [...now].filter(
      ([name, answer]) => !isDeepStrictEqual(answer, before.get(name)),
    );
    expect(others).toEqual([]);
    for (const [name, open, hidden] of doors) {
      expect([name, (await open()).status]).toEqual([name, hidden]);
    }
    const missing = await imagesOf(`${group.full_path}/nothing`);
    expect(await imagesOf(path)).toEqual(missing);
    expect(missing).toMatchObject({ begun: 401 });
    for (const [name, query] of await documentsById(id)) {
      for (const user of [importer, administrator]) {
        const { body } = await graphql(user, query);
        expect([name, Object.values((body as { data?: object }).data ?? {})]).toEqual([
          name,
          [null],
        ]);
      }
    }
    const issue = await db('issues').where({ project_id: id }).first<{ id: number }>('id');
    const byId = await api.as(administrator).get(`/issues/${issue.id}`);
    expect(byId.status).toBe(404);
    for (const user of [importer, administrator]) {
      expect((await api.as(user).get(below)).body.import_status).toBe('started');
      expect((await api.as(user).get(`${below}/import`)).status).toBe(200);
    }
    // Also those of which nobody thinks: whatever the document says of projects.
    const found: string[] = [];
    for (const operation of contractOperations) {
      const { access, pathParameters, query, body } = operation;
      if (access.kind !== 'project' || unfinished.includes(operation.id)) continue;
      const params = { ...pathParameters, [access.parameter]: id };
      const sent = encodeBody(operation, { body: body as null });
      const { status } = await api
        .as(administrator)
        .sendTo(operation.method, addressOf(operation, { params, query }), sent.body, sent.headers);
      if (status !== 404) found.push(`${operation.id} ${status}`);
    }
    expect(found).toEqual([]);
  }

  let looked = 0;
  const store: Storage['store'] = async (source) => {
    // Files of texts are stored last, right before all is shown.
    looked += 1;
    await look();
    return storage.store(source);
  };
  const dependencies = { ...environment, storage: { ...storage, store }, log: createLog('silent') };
  await importProjectArchive.run({ project_id: id }, dependencies, {
    ...{ id: '1', attempt: 1, signal: new AbortController().signal },
    progress: async () => {},
  });
  expect(looked).toBe(1);

  expect((await api.as(importer).get(`${below}/import`)).body).toMatchObject({
    ...{ import_status: 'finished', failed_relations: [] },
  });
  const after = await seen();
  const same = [...lists.map((url) => `importer ${url}`)].filter(
    (name) => JSON.stringify(after.get(name)) === JSON.stringify(before.get(name)),
  );
  expect(same).toEqual([]);
  // The importer is a member by the group, and has given no star.
  for (const name of Object.keys(documents).filter((name) => !name.endsWith('of a user'))) {
    const key = `GraphQL, ${importer.username}: ${name}`;
    expect([name, after.get(key)]).not.toEqual([name, before.get(key)]);
  }
  for (const [name, open, , status] of doors)
    expect([name, (await open()).status]).toEqual([name, status]);
  expect(await imagesOf(path)).toMatchObject({ begun: 202 });
  for (const [name, query] of await documentsById(id)) {
    const { data } = (await graphql(importer, query)).body as { data?: object };
    expect([name, data]).toEqual([name, { [name]: { id: expect.any(String) as string } }]);
  }
});
