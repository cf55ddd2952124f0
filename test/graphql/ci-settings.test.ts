import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { seedProject } from '#test/support/seed.ts';
import { asking } from './ask.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db } = app;
const ask = await asking(app);
const { group, project, people } = await projectWorld(db, { visibility: 'public' });
const callers = [
  'anonymous',
  'stranger',
  'developer',
  'maintainer',
  'owner',
  'administrator',
] as const;
const refused = [
  "The resource that you are attempting to access does not exist or you don't have permission to perform this action",
];
const path = `/projects/${project.id}`;
const [maintainer, owner] = [api.as(people.maintainer), api.as(people.owner)];
const administrator = api.as(people.administrator);
const secret = { key: 'KILN', value: 'from the yard', variable_type: 'file', masked: false };
const plain = { key: 'GLAZE', value: 'ash', environment_scope: 'review/*' };
const ids: Record<string, string[]> = {};
for (const [place, caller, word] of [
  [`${path}/variables`, maintainer, 'Ci::Variable'],
  [`/groups/${group.id}/variables`, owner, 'Ci::GroupVariable'],
  ['/admin/ci/variables', administrator, 'Ci::InstanceVariable'],
] as const) {
  for (const body of [
    secret,
    word === 'Ci::InstanceVariable' ? { ...plain, environment_scope: undefined } : plain,
  ]) {
    expect(await caller.post(place, body)).toMatchObject({ status: 201 });
  }
  const rows = await db('ci_variables')
    .where({
      project_id: word === 'Ci::Variable' ? project.id : null,
      group_id: word === 'Ci::GroupVariable' ? group.id : null,
    })
    .orderBy('id')
    .select('id');
  ids[word] = rows.map(({ id }) => `gid://gitlab/${word}/${String(id)}`);
}
const branch = { name: 'release/*', allow_force_push: true };
expect(await maintainer.post(`${path}/protected_branches`, branch)).toMatchObject({ status: 201 });
const rule = { reject_unsigned_commits: true };
expect(await maintainer.post(`${path}/push_rule`, rule)).toMatchObject({ status: 201 });

/** The fields that only some may read, and what REST answers of the same. */
const fields = 'id key value variableType protected masked raw environmentScope';
const rows = [
  {
    field: `project(fullPath: "${project.full_path}") { ciVariables { nodes { ${fields} } } }`,
    at: ['project', 'ciVariables'],
    rest: `${path}/variables`,
  },
  {
    field: `group(fullPath: "${group.full_path}") { ciVariables { nodes { ${fields} } } }`,
    at: ['group', 'ciVariables'],
    rest: `/groups/${group.id}/variables`,
  },
  {
    field: `ciVariables { nodes { ${fields} } }`,
    at: ['ciVariables'],
    rest: '/admin/ci/variables',
  },
  {
    field: `project(fullPath: "${project.full_path}") { branchRules { nodes {
      name isDefault isProtected branchProtection { allowForcePush } } } }`,
    at: ['project', 'branchRules'],
    rest: `${path}/protected_branches`,
  },
  {
    field: `project(fullPath: "${project.full_path}") { pushRules { rejectUnsignedCommits } }`,
    at: ['project', 'pushRules'],
    rest: `${path}/push_rule`,
  },
  {
    field: `project(fullPath: "${project.full_path}") { ciJobTokenScope { projects { count } } }`,
    at: ['project', 'ciJobTokenScope'],
    rest: `${path}/job_token_scope/allowlist`,
  },
  {
    field: 'ciApplicationSettings { keepLatestArtifact }',
    at: ['ciApplicationSettings'],
    rest: '/application/settings',
  },
] as const;

const valueAt = (data: unknown, at: readonly string[]): unknown =>
  at.reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], data);

async function shown(who: Who, document: string): Promise<Record<string, never>> {
  const { data, errors } = await ask(people[who], document);
  expect(errors).toBeUndefined();
  return data as never;
}

describe('a restricted field of pipelines and jobs', () => {
  it.each(rows)('shows to those to whom REST shows $rest', async ({ field, at, rest }) => {
    for (const who of callers) {
      const user = people[who];
      const { status } = await (user === null ? api : api.as(user)).get(rest);
      const value = valueAt(await shown(who, `{ ${field} }`), at);
      expect({ who, isShown: value !== null }).toEqual({ who, isShown: status === 200 });
    }
  });

  it.each(['Ci::Variable', 'Ci::GroupVariable', 'Ci::InstanceVariable'])(
    'has the values of REST: %s',
    async (word) => {
      const index = Object.keys(ids).indexOf(word);
      const { field, at, rest } = rows[index] ?? rows[0];
      const { body } = await administrator.get(rest);
      const { nodes } = valueAt(await shown('administrator', `{ ${field} }`), at) as {
        readonly nodes: unknown;
      };
      expect(nodes).toEqual(
        (body as Record<string, unknown>[]).map((variable, place) => ({
          ...{ id: ids[word]?.[place], key: variable.key, value: variable.value },
          variableType: String(variable.variable_type).toUpperCase(),
          ...{ protected: variable.protected, masked: variable.masked, raw: variable.raw },
          environmentScope: variable.environment_scope ?? '*',
        })),
      );
    },
  );

  it('has pages, and is asked of one project at a time', async () => {
    const inProject = (text: string) => `{ project(fullPath: "${project.full_path}") { ${text} } }`;
    const last = await shown('maintainer', inProject('ciVariables(last: 1) { nodes { key } }'));
    expect(last).toEqual({ project: { ciVariables: { nodes: [{ key: 'GLAZE' }] } } });
    const two = 'one: ciVariables { nodes { key } } two: ciVariables { nodes { key } }';
    expect((await ask(people.maintainer, inProject(two))).errors).toEqual([
      '"ciVariables" field can be requested only for 1 Project(s) at a time.',
    ]);
  });

  it('hides variables where pipelines are switched off, as REST does', async () => {
    const change = (builds_access_level: string) => maintainer.put(path, { builds_access_level });
    const { field, rest } = rows[0];
    expect((await change('disabled')).status).toBe(200);
    expect((await maintainer.get(rest)).status).toBe(403);
    expect(await shown('maintainer', `{ ${field} }`)).toEqual({ project: { ciVariables: null } });
    expect((await change('enabled')).status).toBe(200);
  });

  it('has protections of branches, and whether the default branch has one', async () => {
    const name = project.default_branch;
    await maintainer.post(`${path}/protected_branches`, { name });
    const { field } = rows[3];
    expect(await shown('maintainer', `{ ${field} }`)).toMatchObject({
      project: {
        branchRules: {
          nodes: [
            {
              ...{ name: 'release/*', isDefault: false, isProtected: true },
              branchProtection: { allowForcePush: true },
            },
            {
              ...{ name, isDefault: true, isProtected: true },
              branchProtection: { allowForcePush: false },
            },
          ],
        },
      },
    });
    expect(await shown('maintainer', `{ ${rows[4].field} }`)).toEqual({
      project: { pushRules: { rejectUnsignedCommits: true } },
    });
  });
});

describe('mutations of settings for jobs', () => {
  const run = (who: Who, name: string, input: string, asked: string) =>
    ask(people[who], `mutation { ${name}(input: { ${input} }) { errors ${asked} } }`);

  it('bring projects into reach of job tokens, and out of it', async () => {
    const target = await seedProject(db, { namespace: group, visibility: 'private' });
    const input = `projectPath: "${project.full_path}", targetProjectPath: "${target.full_path}"`;
    const asked = 'ciJobTokenScope { projects { nodes { fullPath } } }';
    const add = (who: Who) => run(who, 'ciJobTokenScopeAddProject', input, asked);
    expect((await add('developer')).errors).toEqual(refused);
    expect((await add('maintainer')).data?.ciJobTokenScopeAddProject).toEqual({
      errors: [],
      ciJobTokenScope: { projects: { nodes: [{ fullPath: target.full_path }] } },
    });
    expect((await add('maintainer')).data?.ciJobTokenScopeAddProject).toEqual({
      errors: ['Target project is already in the job token scope'],
      ciJobTokenScope: null,
    });
    const remove = (who: Who) => run(who, 'ciJobTokenScopeRemoveProject', input, asked);
    expect((await remove('stranger')).errors).toEqual(refused);
    expect((await remove('maintainer')).data?.ciJobTokenScopeRemoveProject).toEqual({
      errors: [],
      ciJobTokenScope: { projects: { nodes: [] } },
    });
    expect((await remove('maintainer')).errors).toEqual(refused);
  });

  it.each(['ciCdSettingsUpdate', 'projectCiCdSettingsUpdate'])(
    '%s changes what is given',
    async (name) => {
      const settings = `ciCdSettings { jobTokenScopeEnabled keepLatestArtifact mergeTrainsEnabled
      mergePipelinesEnabled project { fullPath } }`;
      const path = `fullPath: "${project.full_path}"`;
      const change = (who: Who, input: string) => run(who, name, `${path}, ${input}`, settings);
      const off = 'jobTokenScopeEnabled: false, keepLatestArtifact: false';
      expect((await change('developer', off)).errors).toEqual(refused);
      expect((await change('maintainer', off)).data?.[name]).toEqual({
        errors: [],
        ciCdSettings: {
          ...{ jobTokenScopeEnabled: false, keepLatestArtifact: false, mergeTrainsEnabled: false },
          ...{ mergePipelinesEnabled: false, project: { fullPath: project.full_path } },
        },
      });
      const on = await change('maintainer', 'jobTokenScopeEnabled: true');
      expect(on.data?.[name]).toMatchObject({
        ciCdSettings: { jobTokenScopeEnabled: true, keepLatestArtifact: false },
      });
      expect((await run('maintainer', name, path, settings)).errors).toEqual([
        'No change is given',
      ]);
      const read = `{ project(fullPath: "${project.full_path}") { ciCdSettings { jobTokenScopeEnabled } } }`;
      expect(await shown('developer', read)).toEqual({ project: { ciCdSettings: null } });
      expect(await shown('maintainer', read)).toEqual({
        project: { ciCdSettings: { jobTokenScopeEnabled: true } },
      });
    },
  );
});
