import { describe, expect, it } from 'vitest';
import { loadGraphqlSchema } from '#src/graphql/load-schema.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';
import { register } from '#test/domains/ci/runners/world.ts';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { asking } from '../ask.ts';
import { Comparison, readMappedFields } from './fields.ts';

const app = await startApp({ config: { plan: 'ultimate' } });
const { api, db, git } = app;
const ask = await asking(app);
const { globalIdApp } = app.environment.config;
const mapped = readMappedFields();
const comparison = new Comparison(await loadGraphqlSchema({ globalIdApp }), mapped);

const callers = ['anonymous', 'stranger', 'guest', 'reporter', 'administrator'] as const;

/** A world with something of each kind. */
async function makeWorld(visibility: 'private' | 'public') {
  const world = await mergeRequestWorld({ db, git }, { visibility });
  const { project, people, path, branch } = world;
  const owner = api.as(people.owner);
  const make = async (address: string, body: object) => {
    const made = await owner.post(address, body);
    expect(made).toMatchObject({ status: 201 });
    return made.body as { readonly id: number; readonly iid: number };
  };
  const below = `/projects/${project.id}`;
  const dates = { start_date: '2024-05-01', due_date: '2024-06-01' };
  const milestone = await make(`${below}/milestones`, { title: 'Autumn', ...dates });
  const work = {
    ...{ title: 'Cool slowly', description: 'So that it does not *crack*.', labels: 'clay,ash' },
    milestone_id: milestone.id,
    assignee_ids: [people.reporter.id],
  };
  const issue = await make(`${below}/issues`, { ...work, due_date: '2024-05-05', weight: 3 });
  const branches = { source_branch: await branch(), target_branch: 'main' };
  const request = await make(path, { ...work, ...branches, reviewer_ids: [people.owner.id] });
  const status = { emoji: 'fire', message: 'At the *kiln*', availability: 'busy' };
  expect(await owner.put('/user/status', status)).toMatchObject({ status: 200 });
  const note = await make(`${below}/issues/${issue.iid}/notes`, { body: 'Open the lid.' });
  const outside = { name: 'production', external_url: 'https://clay.example.com' };
  const environment = await make(`${below}/environments`, outside);
  const pipeline = await seedPipeline(db, {
    ...{ project_id: project.id, user_id: people.owner.id, status: 'success', coverage: 30.5 },
    ...{ duration: 82, queued_duration: 9, started_at: '2026-01-01T00:00:02.500Z' },
    finished_at: '2026-01-01T00:01:24.000Z',
  });
  const job = await seedJob(db, pipeline, {
    ...{ name: 'fire', status: 'success', coverage: 12.5, allow_failure: true },
    ...{ queued_at: '2026-01-01T00:00:00.000Z', started_at: '2026-01-01T00:00:02.500Z' },
    finished_at: '2026-01-01T00:01:24.000Z',
  });
  const runner = await register(app.api, people.administrator, '', {
    ...{ description: 'Shelf', maximum_timeout: 900, tag_list: ['clay'], run_untagged: false },
    ...{ access_level: 'ref_protected', maintenance_note: 'Sweep it.' },
    info: { version: '14.10.0', revision: '5316d4ac', platform: 'linux', architecture: 'amd64' },
  });
  const runs = { environment, job, milestone, pipeline, runner };
  return { ...world, ...runs, issue, request, note, below };
}
const worlds = { private: await makeWorld('private'), public: await makeWorld('public') };
type World = (typeof worlds)['private'];

interface Row {
  readonly type: string;
  /** The document that asks for an object, around what is asked of it; the object is in `at`. */
  readonly document: (world: World, fields: string) => string;
  readonly at: readonly string[];
  readonly rest: (world: World) => string;
  /** The part of REST's body that it is. */
  readonly of?: (body: never) => Values | null;
  /** True where the field that leads to it asks for credentials, and the address of REST does not. */
  readonly signedIn?: boolean;
  /** REST wants callers to sign in: those who do not are shown what strangers are. */
  readonly likeStrangers?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const inProject = ({ project }: World, fields: string) =>
  `{ project(fullPath: ${JSON.stringify(project.full_path)}) { ${fields} } }`;

const rows: readonly Row[] = [
  {
    type: 'Project',
    document: inProject,
    at: ['project'],
    rest: ({ below }) => below,
  },
  {
    type: 'Group',
    document: ({ group }, fields) =>
      `{ group(fullPath: ${JSON.stringify(group.full_path)}) { ${fields} } }`,
    at: ['group'],
    rest: ({ group }) => `/groups/${group.id}`,
  },
  {
    type: 'Issue',
    document: (world, fields) => inProject(world, `issue(iid: "${world.issue.iid}") { ${fields} }`),
    at: ['project', 'issue'],
    rest: ({ below, issue }) => `${below}/issues/${issue.iid}`,
  },
  {
    type: 'MergeRequest',
    document: (world, fields) =>
      inProject(world, `mergeRequest(iid: "${world.request.iid}") { ${fields} }`),
    at: ['project', 'mergeRequest'],
    rest: ({ path, request }) => `${path}/${request.iid}`,
    likeStrangers: true,
  },
  {
    type: 'Label',
    document: (world, fields) => inProject(world, `label(title: "clay") { ${fields} }`),
    at: ['project', 'label'],
    // Only issues show the whole label.
    rest: ({ below }) => `${below}/issues?with_labels_details=true`,
    of: ([{ labels }]: readonly [{ readonly labels: readonly Values[] }]) =>
      labels.find(({ name }) => name === 'clay') ?? {},
    likeStrangers: true,
  },
  {
    type: 'Note',
    document: (world, fields) =>
      inProject(
        world,
        `issue(iid: "${world.issue.iid}") { notes(last: 1) { nodes { ${fields} } } }`,
      ),
    at: ['project', 'issue', 'notes', 'nodes', '0'],
    rest: ({ below, issue, note }) => `${below}/issues/${issue.iid}/notes/${note.id}`,
  },
  {
    type: 'Milestone',
    document: (world, fields) => inProject(world, `milestones { nodes { ${fields} } }`),
    at: ['project', 'milestones', 'nodes', '0'],
    rest: ({ below, milestone }) => `${below}/milestones/${milestone.id}`,
  },
  {
    type: 'Environment',
    document: (world, fields) => inProject(world, `environment(name: "production") { ${fields} }`),
    at: ['project', 'environment'],
    rest: ({ below, environment }) => `${below}/environments/${environment.id}`,
  },
  {
    type: 'Pipeline',
    document: (world, fields) =>
      inProject(world, `pipeline(iid: "${world.pipeline.iid}") { ${fields} }`),
    at: ['project', 'pipeline'],
    rest: ({ below, pipeline }) => `${below}/pipelines/${pipeline.id}`,
  },
  {
    type: 'CiJob',
    document: (world, fields) =>
      inProject(world, `job(id: "gid://gitlab/Ci::Build/${world.job.id}") { ${fields} }`),
    at: ['project', 'job'],
    rest: ({ below, job }) => `${below}/jobs/${job.id}`,
  },
  {
    type: 'CiRunner',
    document: ({ runner }, fields) =>
      `{ runner(id: "gid://gitlab/Ci::Runner/${runner.id}") { ${fields} } }`,
    at: ['runner'],
    rest: ({ runner }) => `/runners/${runner.id}`,
  },
  {
    type: 'Commit',
    document: (world, fields) =>
      inProject(world, `repository { commit(ref: "main") { ${fields} } }`),
    at: ['project', 'repository', 'commit'],
    rest: ({ below }) => `${below}/repository/commits/main`,
  },
  {
    type: 'UserCore',
    document: ({ people }, fields) =>
      `{ user(username: "${people.owner.username}") { ${fields} } }`,
    at: ['user'],
    rest: ({ people }) => `/users/${people.owner.id}`,
  },
  {
    type: 'Metadata',
    document: (_, fields) => `{ metadata { ${fields} } }`,
    at: ['metadata'],
    rest: () => '/metadata',
  },
  {
    type: 'ProjectStatistics',
    document: (world, fields) => inProject(world, `statistics { ${fields} }`),
    at: ['project', 'statistics'],
    rest: ({ below }) => `${below}?statistics=true`,
    of: ({ statistics = null }: { readonly statistics?: Values | null }) => statistics,
  },
  {
    type: 'Namespace',
    document: (world, fields) => inProject(world, `namespace { ${fields} }`),
    at: ['project', 'namespace'],
    rest: ({ below }) => below,
    of: ({ namespace }: { readonly namespace: Values }) => namespace,
  },
  {
    type: 'DiffRefs',
    document: (world, fields) =>
      inProject(world, `mergeRequest(iid: "${world.request.iid}") { diffRefs { ${fields} } }`),
    at: ['project', 'mergeRequest', 'diffRefs'],
    rest: ({ path, request }) => `${path}/${request.iid}`,
    of: ({ diff_refs }: { readonly diff_refs: Values }) => diff_refs,
    likeStrangers: true,
  },
  {
    type: 'Blob',
    document: (world, fields) =>
      inProject(world, `repository { tree { blobs { nodes { ${fields} } } } }`),
    at: ['project', 'repository', 'tree', 'blobs', 'nodes', '0'],
    rest: ({ below }) => `${below}/repository/tree`,
    of: ([blob]: readonly Values[]) => blob ?? null,
  },
  {
    type: 'UserStatus',
    document: ({ people }, fields) =>
      `{ user(username: "${people.owner.username}") { status { ${fields} } } }`,
    at: ['user', 'status'],
    rest: ({ people }) => `/users/${people.owner.id}/status`,
    signedIn: true,
  },
  {
    type: 'Todo',
    document: (_, fields) => `{ currentUser { todos { nodes { ${fields} } } } }`,
    at: ['currentUser', 'todos', 'nodes', '0'],
    rest: () => '/todos',
    of: ([todo]: readonly Values[]) => todo ?? null,
  },
];

/** The value that the answer has there; null where something on the way is null. */
const valueAt = (data: unknown, at: readonly string[]): unknown =>
  at.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | null)?.[name] ?? null,
    data,
  );

/** The properties that the short body for callers without credentials leaves out, and that all who see the project know. */
const known: Readonly<Record<string, Values>> = {
  Project: { archived: false, visibility: 'public' },
};

describe.each(['private', 'public'] as const)('mapped fields in a %s project', (visibility) => {
  const world = worlds[visibility];

  it.each(rows)('of $type have the values of REST, or nothing where it refuses', async (row) => {
    const { type, document, at, rest, of = (body) => body, signedIn = false } = row;
    const restFor = async (caller: (typeof callers)[number]) => {
      const user = world.people[caller];
      const reader = user ?? (row.likeStrangers === true ? world.people.stranger : null);
      const { status, body } = await api.as(reader).get(rest(world));
      const isShown = status === 200 && !(signedIn && user === null);
      return { user, body: isShown ? of(body as never) : null };
    };
    const whole = (await restFor('administrator')).body ?? {};
    for (const caller of callers) {
      const { user, body } = await restFor(caller);
      const asked = document(world, comparison.select(type, body ?? whole));
      const { data, errors } = await ask(user, asked);
      const shown = valueAt(data, at);
      if (body === null) {
        expect({ caller, shown }).toEqual({ caller, shown: null });
        continue;
      }
      expect(errors).toBeUndefined();
      const expected = comparison.expected(type, body);
      const more = caller === 'anonymous' ? known[type] : {};
      expect({ caller, shown }).toEqual({ caller, shown: { ...expected, ...more } });
    }
  });
});

it('mapped fields of these types are compared, all of them', () => {
  const types = [...new Set(rows.map(({ type }) => type))];
  const fields = types.flatMap((type) =>
    (mapped.get(type) ?? []).map(({ name }) => `${type}.${name}`),
  );
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((name) => !comparison.compared.has(name))).toEqual([]);
});
