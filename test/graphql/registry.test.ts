import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import {
  RegistryClient,
  registryProject,
} from '#test/domains/registry/container-registry/client.ts';
import { asking } from './ask.ts';

const app = await startApp({ clock: () => new Date('2026-03-02T10:00:00.250Z') });
const { api, db } = app;
const ask = await asking(app);
const client = new RegistryClient(app);
const { project, user: maintainer, repository } = await registryProject(app, client);
await repository.pushImage('latest', ['12345', '678'], { created: '2026-01-06T16:49:51.272Z' });
const people = {
  maintainer,
  guest: await seedUser(db),
  reporter: await seedUser(db),
  developer: await seedUser(db),
  stranger: await seedUser(db),
  administrator: await seedUser(db, { admin: true }),
};
await addMember(db, { project, user: people.guest, level: 10 });
await addMember(db, { project, user: people.reporter, level: 20 });
await addMember(db, { project, user: people.developer, level: 30 });
type Who = keyof typeof people;

const path = `/projects/${project.id}/registry/repositories`;
const [rest] = (await api.as(maintainer).get(`${path}?tags_count=true`)).body as [
  Record<string, string> & { readonly id: number; readonly tags_count: number },
];
const id = `gid://gitlab/ContainerRepository/${rest.id}`;
const ofProject = `query($path: ID!, $name: String) { project(fullPath: $path) { containerRepositoriesCount
  containerRepositories(name: $name) { nodes { id } } } }`;
const variables = { path: project.full_path };
const refused = [
  "The resource that you are attempting to access does not exist or you don't have permission to perform this action",
];

describe('a repository of images', () => {
  it('has the values of REST, and its tags', async () => {
    const { body } = await api.as(maintainer).get(`${path}/${rest.id}/tags/latest`);
    const tag = body as Record<string, string | number>;
    const { data, errors } = await ask(
      people.reporter,
      `query($id: ContainerRepositoryID!) { containerRepository(id: $id) { id name path location createdAt status
        canDelete tagsCount size expirationPolicyStartedAt project { fullPath }
        tags { nodes { name path location digest revision shortRevision createdAt totalSize canDelete } } } }`,
      { id },
    );
    expect(errors).toBeUndefined();
    expect(data?.containerRepository).toEqual({
      ...{ id, name: '', path: rest.path, location: rest.location, status: null },
      ...{ createdAt: '2026-03-02T10:00:00Z', expirationPolicyStartedAt: null },
      ...{ canDelete: false, tagsCount: 1, size: expect.any(Number) as number },
      project: { fullPath: project.full_path },
      tags: {
        nodes: [
          {
            ...{ name: 'latest', path: tag.path, location: tag.location, digest: tag.digest },
            ...{ revision: tag.revision, shortRevision: tag.short_revision, canDelete: false },
            ...{ createdAt: '2026-01-06T16:49:51Z', totalSize: String(tag.total_size) },
          },
        ],
      },
    });
  });

  it.each([
    ['maintainer', true],
    ['reporter', false],
    ['administrator', true],
  ] as const)('may be deleted by a %s: %s', async (who, canDelete) => {
    const document = `query($id: ContainerRepositoryID!) { containerRepository(id: $id) { canDelete } }`;
    expect(await ask(people[who], document, { id })).toEqual({
      data: { containerRepository: { canDelete } },
    });
  });

  it.each([
    ['maintainer', true],
    ['developer', true],
    ['reporter', false],
  ] as const)('has tags that may be deleted by a %s: %s', async (who, canDelete) => {
    const document = `query($id: ContainerRepositoryID!) {
      containerRepository(id: $id) { tags { nodes { canDelete } } } }`;
    expect(await ask(people[who], document, { id })).toEqual({
      data: { containerRepository: { tags: { nodes: [{ canDelete }] } } },
    });
  });

  it.each(['guest', 'stranger', null] as const)('is hidden from a %s', async (who) => {
    const caller = who === null ? null : people[who];
    const document = `query($id: ContainerRepositoryID!) { containerRepository(id: $id) { id } }`;
    expect(await ask(caller, document, { id })).toEqual({ data: { containerRepository: null } });
    const { data } = await ask(caller, ofProject, variables);
    const none = { containerRepositoriesCount: 0, containerRepositories: { nodes: [] } };
    expect(data?.project).toEqual(who === 'guest' ? none : null);
    const policy = `query($path: ID!) { project(fullPath: $path) { containerExpirationPolicy { enabled } } }`;
    const shown = await ask(caller, policy, variables);
    const body = (await api.as(caller).get(`/projects/${project.id}`)).body as object;
    const isTold = 'container_expiration_policy' in body;
    expect(shown.data?.project).toEqual(
      who !== 'guest' ? null : { containerExpirationPolicy: isTold ? { enabled: false } : null },
    );
  });

  it('is listed by its project and group, by parts of names', async () => {
    const listed = { containerRepositoriesCount: 1, containerRepositories: { nodes: [{ id }] } };
    expect((await ask(people.reporter, ofProject, variables)).data?.project).toEqual(listed);
    const named = { ...variables, name: 'x%' };
    expect((await ask(people.reporter, ofProject, named)).data?.project).toEqual({
      ...listed,
      containerRepositories: { nodes: [] },
    });
    const group = (await db('namespaces').where({ id: project.namespace_id }).first()) as {
      full_path: string;
    };
    const ofGroup = `query($path: ID!) { group(fullPath: $path) { containerRepositoriesCount
      containerRepositories { nodes { id tagsCount } } } }`;
    const { data } = await ask(people.administrator, ofGroup, { path: group.full_path });
    expect(data?.group).toEqual({
      containerRepositoriesCount: 1,
      containerRepositories: { nodes: [{ id, tagsCount: 1 }] },
    });
  });
});

describe('lists', () => {
  it('have twenty tags a page, and pages of repositories', async () => {
    const home = await seedProject(db, { visibility: 'public' });
    const at = '2026-03-02T10:00:00.000Z';
    const many = ['ash', 'clay', 'glaze'].map((name) => ({
      ...{ project_id: home.id, name, created_at: at },
    }));
    await db('registry_repositories').insert(many);
    const rows = await db('registry_repositories').where({ project_id: home.id }).orderBy('id');
    const first = rows[0] as { id: number };
    const [{ id: manifest }] = (await db('registry_manifests')
      .insert({
        ...{ repository_id: first.id, digest: `sha256:${'a'.repeat(64)}`, size: 2, content: '{}' },
        ...{ media_type: 'application/vnd.oci.image.manifest.v1+json', created_at: at },
      })
      .returning<[{ id: number }]>('id')) as [{ id: number }];
    const tags = Array.from({ length: 23 }, (_, index) => ({
      ...{ repository_id: first.id, manifest_id: manifest, created_at: at, updated_at: at },
      name: `v${String(index).padStart(2, '0')}`,
    }));
    await db('registry_tags').insert(tags);
    const document = (
      args: string,
    ) => `query($id: ContainerRepositoryID!) { containerRepository(id: $id) {
      tags${args} { nodes { name } pageInfo { hasNextPage endCursor } } } }`;
    type Page = {
      tags: { nodes: { name: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    };
    const page = async (args: string) => {
      const place = { id: `gid://gitlab/ContainerRepository/${first.id}` };
      const { data, errors } = await ask(people.stranger, document(args), place);
      expect(errors).toBeUndefined();
      return (data?.containerRepository as unknown as Page).tags;
    };
    const begun = await page('(first: 100)');
    expect(begun.nodes).toHaveLength(20);
    expect(begun.pageInfo.hasNextPage).toBe(true);
    const rest = await page(`(after: "${begun.pageInfo.endCursor}")`);
    expect(rest.nodes.map(({ name }) => name)).toEqual(['v20', 'v21', 'v22']);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    expect((await page('(last: 2)')).nodes.map(({ name }) => name)).toEqual(['v21', 'v22']);

    const listed = `query($path: ID!) { project(fullPath: $path) { containerRepositories(first: 2, name: "LA") {
      nodes { name tagsCount canDelete project { id } } pageInfo { hasNextPage } } } }`;
    const { data } = await ask(null, listed, { path: home.full_path });
    const own = { canDelete: false, project: { id: `gid://gitlab/Project/${home.id}` } };
    expect(data?.project).toEqual({
      containerRepositories: {
        nodes: [
          { name: 'clay', tagsCount: 0, ...own },
          { name: 'glaze', tagsCount: 0, ...own },
        ],
        pageInfo: { hasNextPage: false },
      },
    });
  });

  it('of repositories take no more statements for more rows', async () => {
    const home = await seedProject(db, { visibility: 'public' });
    const add = (names: readonly string[]) =>
      db('registry_repositories').insert(
        names.map((name) => ({
          ...{ project_id: home.id, name, created_at: '2026-03-02T10:00:00.000Z' },
        })),
      );
    const document = `query($path: ID!) { project(fullPath: $path) { containerRepositories { nodes { tagsCount
      canDelete project { name } } } } }`;
    const count = async () =>
      (
        await statementsOfRequests(app, async () => {
          await ask(people.administrator, document, { path: home.full_path });
        })
      ).length;
    await add(['a']);
    const few = await count();
    await add(['b', 'c', 'd']);
    expect(await count()).toBe(few);
  });
});

describe('changes', () => {
  const run = (who: Who, name: string, input: string, fields: string) =>
    ask(people[who], `mutation { ${name}(input: { ${input} }) { errors ${fields} } }`);

  it('say when tags are removed', async () => {
    const place = `projectPath: "${project.full_path}"`;
    const fields =
      'containerExpirationPolicy { enabled cadence keepN olderThan nameRegex nameRegexKeep nextRunAt }';
    const wanted = `${place}, enabled: true, cadence: EVERY_WEEK, keepN: FIVE_TAGS, olderThan: NINETY_DAYS,
      nameRegex: "v.*", nameRegexKeep: null`;
    const name = 'updateContainerExpirationPolicy';
    expect((await run('reporter', name, wanted, fields)).errors).toEqual(refused);
    const { data, errors } = await run('maintainer', name, wanted, fields);
    expect(errors).toBeUndefined();
    const policy = {
      ...{ enabled: true, cadence: 'EVERY_WEEK', keepN: 'FIVE_TAGS', olderThan: 'NINETY_DAYS' },
      ...{ nameRegex: 'v.*', nameRegexKeep: null, nextRunAt: '2026-03-09T10:00:00Z' },
    };
    expect(data?.[name]).toEqual({ errors: [], containerExpirationPolicy: policy });
    const shown = `query($path: ID!) { project(fullPath: $path) { ${fields} } }`;
    expect((await ask(maintainer, shown, variables)).data?.project).toEqual({
      containerExpirationPolicy: policy,
    });
    const invalid = await run(
      'maintainer',
      name,
      `${place}, enabled: true, nameRegex: "("`,
      fields,
    );
    expect(invalid.data?.[name]).toEqual({
      errors: [expect.stringContaining('regex')],
      containerExpirationPolicy: null,
    });
  });

  it('delete tags by name', async () => {
    const name = 'destroyContainerRepositoryTags';
    const input = `id: "${id}", tagNames: ["latest", "missing"]`;
    expect((await run('reporter', name, input, 'deletedTagNames')).errors).toEqual(refused);
    expect((await run('stranger', name, input, 'deletedTagNames')).errors).toEqual(refused);
    const { data } = await run('maintainer', name, input, 'deletedTagNames');
    expect(data?.[name]).toEqual({
      errors: ['There is no tag missing'],
      deletedTagNames: ['latest'],
    });
    expect(await db('registry_tags').where({ repository_id: rest.id })).toEqual([]);
    const many = Array.from({ length: 21 }, (_, index) => `"v${index}"`).join(', ');
    const refusal = await run('maintainer', name, `id: "${id}", tagNames: [${many}]`, '');
    expect(refusal.errors).toEqual(['At most 20 tags may be named']);
  });

  it('have a repository deleted', async () => {
    const name = 'destroyContainerRepository';
    const fields = 'containerRepository { id status }';
    expect((await run('reporter', name, `id: "${id}"`, fields)).errors).toEqual(refused);
    const { data } = await run('maintainer', name, `id: "${id}"`, fields);
    expect(data?.[name]).toEqual({
      errors: [],
      containerRepository: { id, status: 'DELETE_SCHEDULED' },
    });
  });
});
