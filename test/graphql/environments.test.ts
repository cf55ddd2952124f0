import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { seedProject } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { asking } from './ask.ts';

const app = await startApp({ clock: () => new Date('2026-03-02T10:00:00.250Z') });
const { api, db } = app;
const ask = await asking(app);
const { project, people } = await projectWorld(db);
const variables = { path: project.full_path };
const ofProject = (fields: string) =>
  `query($path: ID!) { project(fullPath: $path) { ${fields} } }`;
const refused = [
  "The resource that you are attempting to access does not exist or you don't have permission to perform this action",
];

async function shown(who: Who, fields: string): Promise<unknown> {
  const { data, errors } = await ask(people[who], ofProject(fields), variables);
  expect(errors).toBeUndefined();
  return data?.project;
}

const path = `/projects/${project.id}`;
const developer = api.as(people.developer);
const made: { readonly id: number; readonly name: string }[] = [];
for (const name of ['review/clay', 'production', 'staging']) {
  const address = { name, external_url: `https://${name.replace('/', '.')}.example.com` };
  made.push((await developer.post(`${path}/environments`, address)).body);
}
await db('environments').where({ name: 'staging' }).update({ state: 'stopped' });

describe('environments', () => {
  it('have the values of REST', async () => {
    const id = made[1]?.id ?? 0;
    const rest = (await developer.get(`${path}/environments/${id}`)).body as Record<string, string>;
    const fields = 'id name path state slug tier externalUrl createdAt updatedAt';
    expect(await shown('developer', `environment(name: "production") { ${fields} }`)).toEqual({
      environment: {
        ...{ id: `gid://gitlab/Environment/${id}`, name: 'production', state: rest.state },
        path: `/${project.full_path}/-/environments/${id}`,
        ...{ slug: rest.slug, tier: 'PRODUCTION', externalUrl: rest.external_url },
        ...{ createdAt: '2026-03-02T10:00:00Z', updatedAt: '2026-03-02T10:00:00Z' },
      },
    });
  });

  it.each([
    ['', ['production', 'review/clay', 'staging']],
    ['(search: "review")', ['review/clay']],
    ['(name: "nowhere")', []],
    ['(states: ["available"])', ['production', 'review/clay']],
    ['(states: ["stopped"])', ['staging']],
    ['(states: ["stopped", "available"])', ['production', 'review/clay', 'staging']],
    ['(states: ["stopping"])', []],
    ['(states: [])', ['production', 'review/clay', 'staging']],
    ['(last: 1)', ['staging']],
  ])('are listed by name: %s', async (given, names) => {
    expect(await shown('reporter', `environments${given} { nodes { name } }`)).toEqual({
      environments: { nodes: names.map((name) => ({ name })) },
    });
  });

  it('have no other states', async () => {
    const wrong = ofProject('environments(states: ["bogus"]) { nodes { name } }');
    const answer = await ask(people.developer, wrong, variables);
    expect(answer).toMatchObject({
      data: { project: { environments: null } },
      errors: ['Requested states are invalid'],
    });
  });

  it.each(['guest', 'reporter', 'developer', 'administrator'] as const)(
    'show to a %s as by REST',
    async (who) => {
      const rest = await api.as(people[who]).get(`${path}/environments`);
      const fields = 'environment(name: "production") { name } environments { nodes { name } }';
      const seen = rest.status === 200;
      const names = ['production', 'review/clay', 'staging'];
      expect(await shown(who, fields)).toEqual({
        environment: seen ? { name: 'production' } : null,
        environments: { nodes: seen ? names.map((name) => ({ name })) : [] },
      });
    },
  );

  it('show to nobody without credentials, as by REST', async () => {
    const open = await seedProject(db, { visibility: 'public' });
    const at = '2026-03-02T10:00:00.000Z';
    await db('environments').insert({
      ...{ project_id: open.id, name: 'a', slug: 'a', tier: 'other', state: 'available' },
      ...{ created_at: at, updated_at: at },
    });
    const document = ofProject('environments { nodes { name } }');
    const asked = (who: Who) => ask(people[who], document, { path: open.full_path });
    expect((await asked('anonymous')).data?.project).toEqual({ environments: { nodes: [] } });
    expect((await asked('stranger')).data?.project).toEqual({
      environments: { nodes: [{ name: 'a' }] },
    });
  });

  it('and agents of many projects take no more statements', async () => {
    const document = (
      count: number,
    ) => `query { projects(first: ${count}, membership: true) { nodes {
      environments { nodes { name path } } clusterAgents { nodes { name tokens { nodes { name } } } } } } }`;
    const group = { id: project.namespace_id };
    for (let at = 0; at < 3; at += 1) await seedProject(db, { namespace: group as never });
    const count = async (projects: number) =>
      (
        await statementsOfRequests(app, async () => {
          const { errors } = await ask(people.developer, document(projects));
          expect(errors).toBeUndefined();
        })
      ).length;
    expect(await count(4)).toBe(await count(1));
  });
});

describe('agents in clusters', () => {
  const run = (who: Who, name: string, input: string, fields = '') =>
    ask(people[who], `mutation { ${name}(input: { ${input} }) { errors ${fields} } }`);

  it('are registered, get tokens, show and go', async () => {
    const input = `projectPath: "${project.full_path}", name: "kiln"`;
    const fields = `clusterAgent { id name createdAt webPath createdByUser { username } project { fullPath }
      tokens { count } }`;
    expect((await run('developer', 'createClusterAgent', input, fields)).errors).toEqual(refused);
    const created = await run('maintainer', 'createClusterAgent', input, fields);
    const { id: agentId } = (await db('cluster_agents').where({ name: 'kiln' }).first()) as {
      id: number;
    };
    const id = `gid://gitlab/Clusters::Agent/${agentId}`;
    expect(created.data?.createClusterAgent).toEqual({
      errors: [],
      clusterAgent: {
        ...{ id, name: 'kiln', createdAt: '2026-03-02T10:00:00Z' },
        webPath: `/${project.full_path}/-/cluster_agents/kiln`,
        createdByUser: { username: people.maintainer.username },
        ...{ project: { fullPath: project.full_path }, tokens: { count: 0 } },
      },
    });
    const taken = await run('maintainer', 'createClusterAgent', input, fields);
    expect(taken.data?.createClusterAgent).toEqual({
      errors: ['Name has already been taken'],
      clusterAgent: null,
    });

    const token = `clusterAgentId: "${id}", name: "first", description: "of the kiln"`;
    const told = `secret token { id name description status lastUsedAt createdByUser { username }
      clusterAgent { id name } }`;
    expect((await run('developer', 'clusterAgentTokenCreate', token, told)).errors).toEqual(
      refused,
    );
    const { data } = await run('maintainer', 'clusterAgentTokenCreate', token, told);
    const payload = data?.clusterAgentTokenCreate as unknown as {
      readonly secret: string;
      readonly token: { readonly id: string };
    };
    expect(payload).toEqual({
      errors: [],
      secret: expect.stringMatching(/^[\w-]{50}$/) as string,
      token: {
        id: expect.stringMatching(/^gid:\/\/gitlab\/Clusters::AgentToken\/\d+$/) as string,
        ...{ name: 'first', description: 'of the kiln', status: 'ACTIVE', lastUsedAt: null },
        createdByUser: { username: people.maintainer.username },
        clusterAgent: { id, name: 'kiln' },
      },
    });
    await run('maintainer', 'clusterAgentTokenCreate', `clusterAgentId: "${id}", name: "second"`);
    await db('cluster_agent_tokens')
      .where({ name: 'first' })
      .update({ last_used_at: '2026-03-01T00:00:00.000Z' });

    const listed = `clusterAgents { count nodes { name tokens { nodes { name lastUsedAt } }
      revoked: tokens(status: REVOKED) { count } } } clusterAgent(name: "kiln") { id }
      missing: clusterAgent(name: "oven") { id }`;
    expect(await shown('developer', listed)).toEqual({
      clusterAgents: {
        count: 1,
        nodes: [
          {
            name: 'kiln',
            tokens: {
              nodes: [
                { name: 'first', lastUsedAt: '2026-03-01T00:00:00Z' },
                { name: 'second', lastUsedAt: null },
              ],
            },
            revoked: { count: 0 },
          },
        ],
      },
      ...{ clusterAgent: { id }, missing: null },
    });
    expect(await shown('reporter', listed)).toEqual({
      clusterAgents: { count: 0, nodes: [] },
      ...{ clusterAgent: null, missing: null },
    });

    const place = `id: "${payload.token.id}"`;
    expect((await run('developer', 'clusterAgentTokenRevoke', place)).errors).toEqual(refused);
    expect((await run('maintainer', 'clusterAgentTokenRevoke', place)).errors).toBeUndefined();
    const left = await shown('developer', 'clusterAgents { nodes { tokens { nodes { name } } } }');
    expect(left).toEqual({
      clusterAgents: { nodes: [{ tokens: { nodes: [{ name: 'second' }] } }] },
    });
    expect((await run('stranger', 'clusterAgentDelete', `id: "${id}"`)).errors).toEqual(refused);
    expect((await run('maintainer', 'clusterAgentDelete', `id: "${id}"`)).errors).toBeUndefined();
    expect((await run('maintainer', 'clusterAgentDelete', `id: "${id}"`)).errors).toEqual(refused);
  });
});
