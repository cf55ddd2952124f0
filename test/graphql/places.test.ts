import { describe, expect, it } from 'vitest';
import type { NamespaceRow } from '#src/records/namespace.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const { group, project, people } = await projectWorld(db);
const administrator = api.as(people.administrator);
const open = await seedProject(db, { visibility: 'public' });

async function shown(who: keyof typeof people, document: string, variables: object = {}) {
  const { data, errors } = await ask(people[who], document, { ...variables });
  expect(errors).toBeUndefined();
  return data;
}

describe('a group', () => {
  const fields = `descriptionHtml crossProjectPipelineAvailable sharedRunnersSetting`;

  it('tells its settings, as a namespace too', async () => {
    await administrator.put(`/groups/${group.id}`, { description: 'For *clay*' });
    const document = `query($path: ID!) { group(fullPath: $path) { epicsEnabled ${fields} }
      namespace(fullPath: $path) { lfsEnabled requestAccessEnabled ${fields} } }`;
    const common = {
      descriptionHtml: expect.stringContaining('<em>clay</em>') as string,
      crossProjectPipelineAvailable: true,
      sharedRunnersSetting: 'ENABLED',
    };
    expect(await shown('guest', document, { path: group.full_path })).toEqual({
      group: { epicsEnabled: true, ...common },
      namespace: { lfsEnabled: true, requestAccessEnabled: true, ...common },
    });
  });

  const update = `mutation($path: ID!) { groupUpdate(input: { fullPath: $path,
    sharedRunnersSetting: DISABLED_WITH_OVERRIDE }) { errors group { sharedRunnersSetting } } }`;

  it('is changed by its owners', async () => {
    const path = group.full_path;
    expect(await shown('owner', update, { path })).toEqual({
      groupUpdate: { errors: [], group: { sharedRunnersSetting: 'DISABLED_WITH_OVERRIDE' } },
    });
    const { data, errors } = await ask(people.maintainer, update, { path });
    expect(data).toEqual({ groupUpdate: null });
    expect(errors).toHaveLength(1);
  });
});

describe('the storage of the projects of a namespace', async () => {
  const fields = `rootStorageStatistics { storageSize repositorySize buildArtifactsSize lfsObjectsSize packagesSize
    wikiSize snippetsSize uploadsSize pipelineArtifactsSize containerRegistrySize }`;
  const document = `query($path: ID!) { group(fullPath: $path) { ${fields} } }`;
  const asNamespace = `query($path: ID!) { namespace(fullPath: $path) { ${fields} } }`;
  const below = await seedGroup(db, { parent: group, visibility: 'private' });
  const deeper = await seedProject(db, { namespace: below });
  const store = (id: number, sizes: Readonly<Record<string, number>>) =>
    db('project_statistics').where('project_id', id).update(sizes);
  await store(project.id, { storage_size: 5_000_000_000, repository_size: 4_000_000_000 });
  await store(deeper.id, { storage_size: 7, job_artifacts_size: 4, container_registry_size: 3 });
  const sums = {
    ...{ storageSize: 5_000_000_007, repositorySize: 4_000_000_000, buildArtifactsSize: 4 },
    ...{ lfsObjectsSize: 0, packagesSize: 0, wikiSize: 0, snippetsSize: 0, uploadsSize: 0 },
    ...{ pipelineArtifactsSize: 0, containerRegistrySize: 3 },
  };

  it.each([
    ['guest', null],
    ['reporter', null],
    ['maintainer', null],
    ['owner', sums],
    ['administrator', sums],
  ] as const)('shows to a %s as %j', async (who, rootStorageStatistics) => {
    const path = group.full_path;
    expect(await shown(who, document, { path })).toEqual({ group: { rootStorageStatistics } });
    expect(await shown(who, asNamespace, { path })).toEqual({
      namespace: { rootStorageStatistics },
    });
  });

  it('shows for top-level namespaces only', async () => {
    expect(await shown('owner', document, { path: below.full_path })).toEqual({
      group: { rootStorageStatistics: null },
    });
    const personal = await db<NamespaceRow>('namespaces')
      .where('owner_id', people.guest.id)
      .first();
    const own = await seedProject(db, personal && { namespace: personal });
    await store(own.id, { storage_size: 9 });
    const path = people.guest.username;
    const told = `query($path: ID!) { namespace(fullPath: $path) { rootStorageStatistics { storageSize } } }`;
    expect(await shown('guest', told, { path })).toEqual({
      namespace: { rootStorageStatistics: { storageSize: 9 } },
    });
  });

  it('shows for one group in a request', async () => {
    const twice = `query($path: ID!) { group(fullPath: $path) { ${fields} } again: group(fullPath: $path) { ${fields} } }`;
    const { errors } = await ask(people.owner, twice, { path: group.full_path });
    expect(errors).toEqual([
      '"rootStorageStatistics" field can be requested only for 1 Group(s) at a time.',
    ]);
  });
});

describe('the permission of a user in a project', () => {
  const document = `query($path: ID!) { project(fullPath: $path) { userPermissions { createPipeline readProjectMember
    renameProject requestAccess pushToDeleteProtectedBranch uploadFile createDesign } } }`;
  const nothing = {
    createPipeline: false,
    readProjectMember: false,
    renameProject: false,
    requestAccess: false,
    pushToDeleteProtectedBranch: false,
    uploadFile: false,
    createDesign: false,
  };
  it.each([
    ['anonymous', nothing],
    ['stranger', { ...nothing, readProjectMember: true, requestAccess: true }],
  ] as const)('is little for a %s', async (who, userPermissions) => {
    expect(await shown(who, document, { path: open.full_path })).toEqual({
      project: { userPermissions },
    });
  });

  it.each([
    ['guest', { ...nothing, readProjectMember: true, uploadFile: true }],
    ['developer', { ...nothing, readProjectMember: true, uploadFile: true, createPipeline: true }],
    [
      'maintainer',
      {
        ...{ ...nothing, readProjectMember: true, uploadFile: true, createPipeline: true },
        ...{ renameProject: true, pushToDeleteProtectedBranch: true },
      },
    ],
  ] as const)('is more for a %s', async (who, userPermissions) => {
    expect(await shown(who, document, { path: project.full_path })).toEqual({
      project: { userPermissions },
    });
  });
});

describe('a project', () => {
  it('tells the file of its pipelines, and what it is for as HTML', async () => {
    const document = `query($path: ID!) { project(fullPath: $path) { ciConfigPathOrDefault descriptionHtml } }`;
    const asked = { path: project.full_path };
    expect(await shown('developer', document, asked)).toMatchObject({
      project: { ciConfigPathOrDefault: '.gitlab-ci.yml' },
    });
    const changes = { description: 'Fires `clay`', ci_config_path: 'ci/kiln.yml' };
    await administrator.put(`/projects/${project.id}`, changes);
    expect(await shown('developer', document, asked)).toEqual({
      project: {
        ciConfigPathOrDefault: 'ci/kiln.yml',
        descriptionHtml: expect.stringContaining('<code>clay</code>') as string,
      },
    });
  });

  it('counts its issues by state', async () => {
    const reporter = api.as(people.reporter);
    const issues = `/projects/${project.id}/issues`;
    for (const title of ['One', 'Two', 'Three']) {
      const made = await reporter.post(issues, { title, labels: title === 'Two' ? 'ash' : '' });
      expect(made).toMatchObject({ status: 201 });
    }
    await reporter.put(`${issues}/1`, { state_event: 'close' });
    const hidden = await reporter.post(issues, { title: 'Four', confidential: true });
    expect(hidden).toMatchObject({ status: 201 });
    const document = `query($path: ID!) { project(fullPath: $path) { issueStatusCounts { all opened closed }
      ash: issueStatusCounts(labelName: ["ash"]) { all opened closed } } }`;
    const ash = { all: 1, opened: 1, closed: 0 };
    const asked = { path: project.full_path };
    expect(await shown('reporter', document, asked)).toEqual({
      project: { issueStatusCounts: { all: 4, opened: 3, closed: 1 }, ash },
    });
    expect(await shown('guest', document, asked)).toEqual({
      project: { issueStatusCounts: { all: 3, opened: 2, closed: 1 }, ash },
    });
  });

  it('shows labels of a public project to everybody', async () => {
    const document = `query($path: ID!) { project(fullPath: $path) { labels { nodes { title } } } }`;
    const asked = { path: open.full_path };
    for (const who of ['anonymous', 'stranger'] as const) {
      expect(await shown(who, document, asked)).toEqual({ project: { labels: { nodes: [] } } });
    }
  });
});

describe('a milestone', () => {
  it('is found by its id, by those who see its place', async () => {
    const below = await seedGroup(db, { parent: group, visibility: 'private' });
    const made = async (place: string) => {
      const { body } = await administrator.post(`${place}/milestones`, { title: 'Cone 10' });
      return `gid://gitlab/Milestone/${(body as { id: number }).id}`;
    };
    const [ofProject, ofGroup] = [
      await made(`/projects/${project.id}`),
      await made(`/groups/${below.id}`),
    ];
    const document = `query($a: MilestoneID!, $b: MilestoneID!) {
      a: milestone(id: $a) { title projectMilestone subgroupMilestone }
      b: milestone(id: $b) { title projectMilestone subgroupMilestone } }`;
    const asked = { a: ofProject, b: ofGroup };
    const title = 'Cone 10';
    expect(await shown('guest', document, asked)).toEqual({
      a: { title, projectMilestone: true, subgroupMilestone: false },
      b: { title, projectMilestone: false, subgroupMilestone: true },
    });
    expect(await shown('stranger', document, asked)).toEqual({ a: null, b: null });
  });
});

describe('topics', () => {
  it('show those that the caller may know, page by page', async () => {
    for (const name of ['clay', 'glaze', 'kiln']) {
      const made = await administrator.post('/topics', {
        name,
        title: name,
        description: `*${name}*`,
      });
      expect(made).toMatchObject({ status: 201 });
    }
    const document = `query($search: String, $after: String) { topics(search: $search, first: 2, after: $after) {
      nodes { id name title descriptionHtml } pageInfo { hasNextPage endCursor } } }`;
    type Page = { topics: { nodes: { name: string }[]; pageInfo: { endCursor: string } } };
    const first = (await shown('administrator', document)) as unknown as Page;
    expect(first.topics).toMatchObject({
      nodes: [{ name: 'kiln' }, { name: 'glaze' }],
      pageInfo: { hasNextPage: true },
    });
    const { endCursor: after } = first.topics.pageInfo;
    expect(await shown('administrator', document, { after })).toMatchObject({
      topics: {
        nodes: [
          { name: 'clay', descriptionHtml: expect.stringContaining('<em>clay</em>') as string },
        ],
        pageInfo: { hasNextPage: false },
      },
    });
    expect(await shown('administrator', document, { search: 'gla' })).toMatchObject({
      topics: { nodes: [{ name: 'glaze' }] },
    });
  });
});

describe('a search for users', () => {
  it('has whole names first, from either end', async () => {
    const part = await seedUser(db, { username: 'zebrafish', name: 'Fish' });
    const whole = await seedUser(db, { username: 'zebra', name: 'Horse' });
    const document = (window: string) =>
      `{ users(search: "zebra", sort: created_asc, ${window}) { nodes { username } pageInfo { startCursor } } }`;
    type Page = { users: { nodes: object[]; pageInfo: { startCursor: string } } };
    const page = async (window: string) =>
      ((await shown('guest', document(window))) as unknown as Page).users;
    const [first, last] = [{ username: whole.username }, { username: part.username }];
    expect((await page('first: 2')).nodes).toEqual([first, last]);
    expect((await page('first: 1')).nodes).toEqual([first]);
    const end = await page('last: 1');
    expect(end.nodes).toEqual([last]);
    const { startCursor } = end.pageInfo;
    expect((await page(`last: 1, before: "${startCursor}"`)).nodes).toEqual([first]);
    expect((await page(`first: 1, after: "${startCursor}"`)).nodes).toEqual([]);
  });
});
