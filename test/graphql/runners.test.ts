import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { seedGroup, seedProject } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { type Place, register } from '#test/domains/ci/runners/world.ts';
import { asking } from './ask.ts';

const now = new Date('2026-03-02T10:00:00.250Z');
const app = await startApp({ clock: () => now });
const { api, db } = app;
const ask = await asking(app);
const { group, project, people } = await projectWorld(db);
const below = await seedGroup(db, { parent: group, visibility: 'private' });
const other = await seedProject(db, { namespace: below, visibility: 'private' });
const callers = [
  'anonymous',
  'stranger',
  'reporter',
  'maintainer',
  'owner',
  'administrator',
] as const;
const refused = [
  "The resource that you are attempting to access does not exist or you don't have permission to perform this action",
];

const made = async (place: Place, attributes: object) => {
  const { id } = await register(api, people.administrator, place, attributes);
  return { id, gid: `gid://gitlab/Ci::Runner/${id}` };
};
const runners = {
  shelf: await made('', { description: 'Shelf', tag_list: ['wood', 'ash'] }),
  ofGroup: await made(`/groups/${group.id}`, {
    description: 'Yard',
    maintenance_note: 'Sweep *it*.',
  }),
  ofBelow: await made(`/groups/${below.id}`, { description: 'Cellar' }),
  kiln: await made(`/projects/${project.id}`, {
    ...{ description: 'Großer Kiln', paused: true, tag_list: ['pottery', 'linux'] },
    info: { version: '14.10.0', revision: '5316d4ac', platform: 'linux', architecture: 'amd64' },
  }),
  oven: await made(`/projects/${other.id}`, { description: 'Oven' }),
};
const contacts = {
  shelf: '2026-03-02T09:30:00.000Z',
  ofBelow: '2026-02-20T00:00:00.000Z',
  kiln: '2026-03-02T09:00:00.000Z',
} as const;
for (const [name, contacted_at] of Object.entries(contacts)) {
  await db('runners')
    .where({ id: runners[name as 'shelf'].id })
    .update({ contacted_at });
}
for (const [index, { id }] of Object.values(runners).entries()) {
  const created_at = `2026-03-01T00:00:0${index}.000Z`;
  const token_expires_at = index === 1 ? '2026-04-01T00:00:00.000Z' : null;
  await db('runners').where({ id }).update({ created_at, token_expires_at });
}

const ofRunner = ({ gid }: { readonly gid: string }, fields: string) =>
  `{ runner(id: "${gid}") { ${fields} } }`;

async function shown(who: Who, document: string): Promise<Record<string, never>> {
  const { data, errors } = await ask(people[who], document);
  expect(errors).toBeUndefined();
  return data as never;
}

const named = (data: unknown) =>
  (data as { nodes: { description: string }[] } | null)?.nodes.map((each) => each.description);

describe('a runner', () => {
  it('has the values of REST', async () => {
    const { body } = await api.as(people.maintainer).get(`/runners/${runners.kiln.id}`);
    const rest = body as Record<string, unknown>;
    const fields = `id description ipAddress active paused runnerType accessLevel maximumTimeout runUntagged
      maintenanceNote version revision platformName architectureName contactedAt createdAt locked tagList
      adminUrl editAdminUrl tokenExpiresAt maintenanceNoteHtml groups { nodes { id } } jobCount projectCount
      ownerProject { fullPath } projects { count nodes { fullPath } }
      userPermissions { readRunner updateRunner deleteRunner }`;
    expect((await shown('maintainer', ofRunner(runners.kiln, fields))).runner).toEqual({
      ...{ id: runners.kiln.gid, description: rest.description, ipAddress: rest.ip_address },
      ...{ active: false, paused: true, runnerType: 'PROJECT_TYPE', accessLevel: 'NOT_PROTECTED' },
      ...{ maximumTimeout: null, runUntagged: true, maintenanceNote: null, version: rest.version },
      ...{ revision: rest.revision, platformName: 'linux', architectureName: 'amd64' },
      ...{ contactedAt: '2026-03-02T09:00:00Z', createdAt: '2026-03-01T00:00:03Z' },
      ...{ locked: rest.locked, tagList: ['linux', 'pottery'], adminUrl: null, editAdminUrl: null },
      ...{ tokenExpiresAt: null, maintenanceNoteHtml: null, groups: null },
      ...{ jobCount: 0, projectCount: 1, ownerProject: { fullPath: project.full_path } },
      projects: { count: 1, nodes: [{ fullPath: project.full_path }] },
      userPermissions: { readRunner: true, updateRunner: true, deleteRunner: true },
    });
  });

  it('of a group has that, and nothing of projects', async () => {
    const fields = `groups { nodes { fullPath } } locked projects { count } projectCount ownerProject { id }
      tokenExpiresAt maintenanceNoteHtml adminUrl`;
    const { runner } = await shown('administrator', ofRunner(runners.ofGroup, fields));
    expect(runner).toMatchObject({
      groups: { nodes: [{ fullPath: group.full_path }] },
      ...{ locked: null, projects: null, projectCount: null, ownerProject: null },
      tokenExpiresAt: '2026-04-01T00:00:00Z',
      maintenanceNoteHtml: expect.stringContaining('<em>it</em>') as string,
      adminUrl: expect.stringMatching(/\/admin\/runners\/\d+$/) as string,
    });
  });

  it.each([
    ['shelf', 'ONLINE', 'ONLINE'],
    ['kiln', 'PAUSED', 'ONLINE'],
    ['ofBelow', 'OFFLINE', 'OFFLINE'],
    ['oven', 'NOT_CONNECTED', 'NEVER_CONTACTED'],
  ] as const)('%s is %s, or %s in the words of today', async (name, legacy, today) => {
    const fields = 'legacy: status today: status(legacyMode: null)';
    const { runner } = await shown('administrator', ofRunner(runners[name], fields));
    expect(runner).toEqual({ legacy, today });
  });

  it.each(Object.keys(runners) as (keyof typeof runners)[])('%s shows as by REST', async (name) => {
    for (const who of callers) {
      const user = people[who];
      const rest = await (user === null ? api : api.as(user)).get(`/runners/${runners[name].id}`);
      const { runner } = await shown(who, ofRunner(runners[name], 'description'));
      const { description } = rest.body as { readonly description?: string };
      expect({ who, runner }).toEqual({
        who,
        runner: rest.status === 200 ? { description } : null,
      });
    }
  });

  it('has jobs for those who look after it, of projects whose they read', async () => {
    const pipelines = [
      await seedPipeline(db, { project_id: project.id }),
      await seedPipeline(db, { project_id: other.id }),
    ];
    for (const [index, pipeline] of pipelines.entries()) {
      const status = index === 0 ? 'success' : 'failed';
      for (const { id: runner_id } of [runners.shelf, runners.kiln]) {
        await seedJob(db, pipeline, { name: `job ${index} of ${runner_id}`, status, runner_id });
      }
    }
    const fields = `jobCount jobs { count nodes { name } } failed: jobs(statuses: [FAILED]) { nodes { name } }`;
    const one = 'jobCount jobs { count nodes { name } }';
    const all = ({ id }: { readonly id: number }) => {
      const nodes = [{ name: `job 1 of ${id}` }, { name: `job 0 of ${id}` }];
      return { jobCount: 2, jobs: { count: 2, nodes } };
    };
    const { kiln, shelf } = runners;
    expect((await shown('maintainer', ofRunner(kiln, one))).runner).toEqual(all(kiln));
    expect((await shown('administrator', ofRunner(shelf, one))).runner).toEqual(all(shelf));
    const none = { jobCount: null, jobs: null };
    expect((await shown('maintainer', ofRunner(runners.shelf, one))).runner).toEqual(none);
    const failed = ofRunner(runners.kiln, 'jobs(statuses: [FAILED]) { nodes { name } }');
    expect((await shown('maintainer', failed)).runner).toEqual({
      jobs: { nodes: [{ name: `job 1 of ${kiln.id}` }] },
    });
    const twice = await ask(people.maintainer, ofRunner(runners.kiln, fields));
    expect(twice.errors).toEqual([
      '"jobs" field can be requested only for 1 CiRunner(s) at a time.',
    ]);
  });
});

describe('lists of runners', () => {
  it.each([
    ['', ['Oven', 'Großer Kiln', 'Cellar', 'Yard', 'Shelf']],
    ['(sort: CREATED_ASC)', ['Shelf', 'Yard', 'Cellar', 'Großer Kiln', 'Oven']],
    ['(sort: CONTACTED_ASC)', ['Cellar', 'Großer Kiln', 'Shelf', 'Yard', 'Oven']],
    ['(sort: CONTACTED_DESC)', ['Oven', 'Yard', 'Shelf', 'Großer Kiln', 'Cellar']],
    ['(sort: TOKEN_EXPIRES_AT_ASC, first: 1)', ['Yard']],
    ['(sort: TOKEN_EXPIRES_AT_DESC, last: 1)', ['Yard']],
    ['(search: "GROßER")', ['Großer Kiln']],
    ['(search: "el")', []],
    ['(search: "elf", sort: CONTACTED_DESC)', ['Shelf']],
    ['(paused: true)', ['Großer Kiln']],
    ['(active: false)', ['Großer Kiln']],
    ['(status: NEVER_CONTACTED)', ['Oven', 'Yard']],
    ['(tagList: ["ash", "wood"])', ['Shelf']],
    ['(type: GROUP_TYPE)', ['Cellar', 'Yard']],
  ])('of the instance: %s', async (given, names) => {
    const data = await shown('administrator', `{ runners${given} { nodes { description } } }`);
    expect(named(data.runners)).toEqual(names);
  });

  it.each(['CONTACTED_ASC', 'TOKEN_EXPIRES_AT_DESC', 'CREATED_DESC'])(
    'are read page by page without loss: %s',
    async (sort) => {
      const all: string[] = [];
      let after = '';
      for (let page = 0; page < 5; page += 1) {
        const document = `{ runners(sort: ${sort}, first: 1${after}) { nodes { description } pageInfo { endCursor } } }`;
        const { runners: found } = (await shown('administrator', document)) as never as {
          runners: { nodes: { description: string }[]; pageInfo: { endCursor: string } };
        };
        all.push(...found.nodes.map(({ description }) => description));
        after = `, after: "${found.pageInfo.endCursor}"`;
      }
      expect(new Set(all).size).toBe(5);
    },
  );

  it('show to those who may read them by REST', async () => {
    const document = `{ runners { count nodes { description } }
      group(fullPath: "${group.full_path}") {
        runners { count nodes { description } }
        direct: runners(membership: DIRECT) { nodes { description } }
      }
      project(fullPath: "${project.full_path}") { runners { nodes { description } } } }`;
    for (const who of callers) {
      const data = (await shown(who, document)) as never as Record<string, Record<string, never>>;
      const tree = who === 'owner' || who === 'administrator';
      const ofProject = tree || who === 'maintainer';
      const all = ['Oven', 'Großer Kiln', 'Cellar', 'Yard', 'Shelf'];
      expect({
        who,
        all: named(data.runners),
        tree: named(data.group?.runners),
        direct: named(data.group?.direct),
        project: named(data.project?.runners),
      }).toEqual({
        who,
        all: who === 'administrator' ? all : [],
        tree: tree ? ['Oven', 'Großer Kiln', 'Cellar', 'Yard'] : undefined,
        direct: tree ? ['Yard'] : undefined,
        project: ofProject ? ['Großer Kiln', 'Yard', 'Shelf'] : undefined,
      });
    }
  });

  it('take no more statements for more runners', async () => {
    const fields =
      'description status tagList ownerProject { name } userPermissions { updateRunner }';
    const count = async (first: number) =>
      (
        await statementsOfRequests(app, async () => {
          const document = `{ group(fullPath: "${group.full_path}") { runners(first: ${first}, type: PROJECT_TYPE) {
            nodes { ${fields} } } } }`;
          await shown('administrator', document);
        })
      ).length;
    expect(await count(2)).toBe(await count(1));
  });
});

describe('mutations of runners', () => {
  const run = (who: Who, name: string, input: string, fields = '') =>
    ask(people[who], `mutation { ${name}(input: { ${input} }) { errors ${fields} } }`);

  it('change one, for those who look after it', async () => {
    const input = `id: "${runners.oven.gid}", description: "Small oven", paused: true, accessLevel: REF_PROTECTED,
      locked: false, maximumTimeout: 900, runUntagged: false, tagList: ["clay"], maintenanceNote: "Warm."`;
    const fields = `runner { description paused accessLevel locked maximumTimeout runUntagged tagList maintenanceNote }`;
    expect((await run('stranger', 'runnerUpdate', input, fields)).errors).toEqual(refused);
    const changed = await run('maintainer', 'runnerUpdate', input, fields);
    expect(changed.data?.runnerUpdate).toEqual({
      errors: [],
      runner: {
        ...{ description: 'Small oven', paused: true, accessLevel: 'REF_PROTECTED', locked: false },
        ...{ maximumTimeout: 900, runUntagged: false, tagList: ['clay'], maintenanceNote: 'Warm.' },
      },
    });
    const found = await shown('administrator', '{ runners(search: "small") { count } }');
    expect(found.runners).toEqual({ count: 1 });
    const short = `id: "${runners.oven.gid}", maximumTimeout: 1`;
    const invalid = await run('maintainer', 'runnerUpdate', short, 'runner { id }');
    expect(invalid.data?.runnerUpdate).toEqual({
      errors: ['Maximum timeout needs to be at least 10 minutes'],
      runner: null,
    });
  });

  it('remove those that the caller may remove', async () => {
    const gone = await made(`/projects/${project.id}`, { description: 'Gone' });
    const also = await made(`/projects/${project.id}`, { description: 'Also' });
    const input = `id: "${gone.gid}"`;
    expect((await run('reporter', 'runnerDelete', input)).errors).toEqual(refused);
    expect((await run('maintainer', 'runnerDelete', input)).data?.runnerDelete).toEqual({
      errors: [],
    });
    const ids = `ids: ["${also.gid}", "${runners.shelf.gid}"]`;
    const many = await run('maintainer', 'bulkRunnerDelete', ids, 'deletedCount deletedIds');
    expect(many.data?.bulkRunnerDelete).toEqual({
      errors: [`${runners.shelf.gid} is no runner that you may remove`],
      ...{ deletedCount: 1, deletedIds: [also.gid] },
    });
    const left = await db('runners').whereIn('id', [gone.id, also.id, runners.shelf.id]);
    expect(left).toHaveLength(1);
    const most = Array.from({ length: 51 }, (_, id) => `"gid://gitlab/Ci::Runner/${id + 1}"`);
    const refusedMany = await run('administrator', 'bulkRunnerDelete', `ids: [${most.join()}]`);
    expect(refusedMany.errors).toEqual(['At most 50 runners may be named']);
  });

  it.each([
    ['INSTANCE_TYPE', '', 'administrator', 'owner'],
    ['GROUP_TYPE', `id: "gid://gitlab/Group/${group.id}"`, 'owner', 'maintainer'],
    ['PROJECT_TYPE', `id: "gid://gitlab/Project/${project.id}"`, 'maintainer', 'developer'],
  ] as const)('exchange the registration token: %s', async (type, id, may, mayNot) => {
    const input = `type: ${type}, ${id}`;
    const name = 'runnersRegistrationTokenReset';
    expect((await run(mayNot, name, input, 'token')).errors).toEqual(refused);
    const { data, errors } = await run(may, name, input, 'token');
    expect(errors).toBeUndefined();
    const { token } = data?.[name] as never as { readonly token: string };
    expect(await api.post('/runners', { token })).toMatchObject({ status: 201 });
  });

  it('exchange a token of what the id names alone', async () => {
    const wrong = `type: GROUP_TYPE, id: "gid://gitlab/Project/${project.id}"`;
    const answer = await run('administrator', 'runnersRegistrationTokenReset', wrong, 'token');
    expect(answer.errors).toEqual([
      `"gid://gitlab/Project/${project.id}" does not represent an instance of Group`,
    ]);
  });
});
