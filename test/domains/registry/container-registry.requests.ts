import {
  type Call,
  type Calls,
  type Harmless,
  type Instead,
  NOBODY,
  none,
  unique,
} from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

const now = '2026-03-02T10:00:00.000Z';

/** The secret that the app of the contract tests is given. */
export const notificationSecret = 'secret-of-notifications';

/** A new repository of the project with a tag `latest`. */
async function anotherRepository({ db, project }: World): Promise<Call> {
  const insert = async (table: string, row: object) => {
    const [stored] = await db(table)
      .insert({ ...row, created_at: now })
      .returning<{ id: number }[]>('id');
    return stored?.id ?? NOBODY;
  };
  const repository_id = await insert('registry_repositories', {
    ...{ project_id: project.id, name: unique() },
  });
  const manifest_id = await insert('registry_manifests', {
    ...{ repository_id, digest: `sha256:${'a'.repeat(64)}`, media_type: 'application/json' },
    ...{ size: 2, content: Buffer.from('{}') },
  });
  await insert('registry_tags', { repository_id, name: 'latest', manifest_id, updated_at: now });
  return { ...none, params: { id: project.id, repository_id } };
}

async function aTag(world: World): Promise<Call> {
  const { params } = await anotherRepository(world);
  return { ...none, params: { ...params, tag_name: 'latest' } };
}

/** Calls that succeed. */
export const calls: Calls = {
  createRegistryToken: async (world) => {
    const named = Buffer.from(`anybody:${await world.tokenWith(['api'])}`).toString('base64');
    const headers = { authorization: `Basic ${named}` };
    return { ...none, query: { service: 'container_registry' }, headers };
  },
  takeRegistryEvents: async () => ({
    ...none,
    body: { events: [{ action: 'pull' }] },
    headers: { authorization: notificationSecret },
  }),
  listProjectRegistryRepositories: async (world) => {
    await anotherRepository(world);
    return { ...none, params: { id: world.project.id } };
  },
  listGroupRegistryRepositories: async (world) => {
    await anotherRepository(world);
    return { ...none, params: { id: world.group.id } };
  },
  getRegistryRepository: async (world) => {
    const { params } = await anotherRepository(world);
    return { ...none, params: { id: params['repository_id'] }, from: 'reporter' };
  },
  deleteRegistryRepository: anotherRepository,
  listRegistryTags: anotherRepository,
  getRegistryTag: aTag,
  deleteRegistryTag: aTag,
  deleteRegistryTags: async (world) => ({
    ...(await anotherRepository(world)),
    query: { name_regex_delete: 'v.+' },
  }),
};

const noRepository = { repository_id: NOBODY };

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  deleteRegistryRepository: () => ({ params: noRepository }),
  deleteRegistryTag: () => ({ params: noRepository }),
  deleteRegistryTags: () => ({ params: noRepository, query: { name_regex_delete: 'v.+' } }),
};

/** Requests that reach what the operation is about, where the example does not. */
export const instead: Instead = {
  deleteRegistryTags: { query: { name_regex_delete: '.*' } },
};
