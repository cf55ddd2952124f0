import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { newSshKey } from '#test/support/public-keys.ts';

const { api, db } = await startApp({ connections: racing });
const at = new Date().toISOString();
const token = { name: 'kiln', scopes: ['read_repository'] };

/** Kinds of things that a project may have only so many of: what makes one, and what puts rows of it in place. */
const kinds = [
  {
    kind: 'triggers',
    most: 'pipeline triggers',
    make: () => ({ description: 'shop' }),
    seed: (project_id: number, owner_id: number, index: number) =>
      db('pipeline_triggers').insert({
        ...{
          project_id,
          owner_id,
          description: 'x',
          token_digest: `trigger ${project_id} ${index}`,
        },
        ...{ token_sealed: '', token_start: 'abcd', created_at: at, updated_at: at },
      }),
  },
  {
    kind: 'deploy_tokens',
    most: 'deploy tokens',
    make: () => token,
    seed: (project_id: number, creator_id: number, index: number) =>
      db('deploy_tokens').insert({
        ...{ project_id, creator_id, name: 'x', token_digest: `token ${project_id} ${index}` },
        ...{ scopes: JSON.stringify(['read_repository']), revoked: false, created_at: at },
      }),
  },
  {
    kind: 'deploy_keys',
    most: 'deploy keys',
    make: () => ({ title: 'Kiln', key: newSshKey() }),
    seed: async (project_id: number, _: number, index: number) => {
      const [key] = await db('deploy_keys')
        .insert({
          ...{ title: 'x', type: 'ssh-ed25519', content: 'x', comment: '', fingerprint: 'x' },
          fingerprint_sha256: `key ${project_id} ${index}`,
          ...{ created_at: at, updated_at: at },
        })
        .returning<{ id: number }[]>('id');
      const held = { project_id, deploy_key_id: key?.id, can_push: false };
      await db('deploy_key_projects').insert(held);
    },
  },
];

describe.each(kinds)('$kind of a project', ({ kind, most, make, seed }) => {
  race('are two hundred at most, also when many come at once', async () => {
    const { project, people } = await projectWorld(db);
    const as = api.as(people.maintainer);
    const path = `/projects/${project.id}/${kind}`;
    for (let index = 0; index < 198; index += 1) await seed(project.id, people.owner.id, index);
    const answers = await Promise.all(Array.from({ length: 5 }, () => as.post(path, make())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400, 400]);
    expect(await as.post(path, make())).toMatchObject({
      status: 400,
      body: { message: { base: [`Maximum number of ${most} (200) exceeded`] } },
    });
  });
});

it('deploy tokens of a group are two hundred at most; revoked ones do not count', async () => {
  const { group, people } = await projectWorld(db);
  const as = api.as(people.owner);
  const path = `/groups/${group.id}/deploy_tokens`;
  for (let index = 0; index < 199; index += 1) {
    await db('deploy_tokens').insert({
      ...{ group_id: group.id, name: 'x', token_digest: `group ${group.id} ${index}` },
      ...{ scopes: JSON.stringify(['read_repository']), revoked: false, created_at: at },
    });
  }
  const made = await as.post(path, token);
  expect(made.status).toBe(201);
  expect((await as.post(path, token)).status).toBe(400);
  expect((await as.delete(`${path}/${made.body.id}`)).status).toBe(204);
  expect((await as.post(path, token)).status).toBe(201);
});

describe('an archived project', () => {
  it('takes no credentials and no variables, and lets them be taken away', async () => {
    const { project, people } = await projectWorld(db);
    const as = api.as(people.owner);
    const path = `/projects/${project.id}`;
    const bodies = {
      variables: { key: 'KILN', value: 'warm' },
      triggers: { description: 'shop' },
      deploy_tokens: token,
      deploy_keys: { title: 'Kiln', key: newSshKey() },
    };
    const made = new Map<string, string>();
    for (const [kind, body] of Object.entries(bodies)) {
      const answer = await as.post(`${path}/${kind}`, body);
      expect(answer.status).toBe(201);
      made.set(kind, String(answer.body.key === 'KILN' ? 'KILN' : answer.body.id));
    }
    expect((await as.post(`${path}/archive`)).status).toBe(201);

    const others = {
      ...bodies,
      variables: { key: 'OVEN', value: 'cold' },
      deploy_keys: { title: 'Oven', key: newSshKey() },
    };
    for (const [kind, body] of Object.entries(others)) {
      expect(await as.post(`${path}/${kind}`, body), kind).toMatchObject({
        status: 403,
        body: { message: '403 Forbidden' },
      });
    }
    const changes = {
      variables: { value: 'cold' },
      triggers: { description: 'kiln' },
      deploy_keys: { title: 'Oven' },
    };
    for (const [kind, body] of Object.entries(changes)) {
      expect((await as.put(`${path}/${kind}/${made.get(kind)}`, body)).status, kind).toBe(403);
    }
    for (const [kind, id] of made) {
      expect((await as.delete(`${path}/${kind}/${id}`)).status, kind).toBe(204);
    }
  });
});

race('a key that somebody and a project add at once belongs to one of them', async () => {
  const { project, people } = await projectWorld(db);
  for (let round = 0; round < 5; round += 1) {
    const body = { title: 'Kiln', key: newSshKey() };
    const answers = await Promise.all([
      api.as(people.maintainer).post(`/projects/${project.id}/deploy_keys`, body),
      api.as(people.developer).post('/user/keys', body),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  }
});
