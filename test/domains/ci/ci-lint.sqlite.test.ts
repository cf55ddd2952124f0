import { beforeAll, describe, expect, it } from 'vitest';
import type { UserRow } from '#src/records/user.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedUser, unique } from '#test/support/seed.ts';
import {
  type CodeProject,
  codeProject,
  create,
} from '#test/domains/code/repository-files/support.ts';

const app = await startApp();
const { api, db } = app;

const text = `
include: ci/more.yml
fire: { script: kiln fire, tags: [hot], rules: [{ if: $CI_COMMIT_BRANCH == "main" }] }
never: { script: kiln rest, rules: [{ if: $GONE }] }
`;

let home: CodeProject;
let path: string;
const people = new Map<string, UserRow>();

beforeAll(async () => {
  home = await codeProject(app, { visibility: 'private' });
  path = `/projects/${home.project.id}/ci/lint`;
  await home.commit([
    create('.gitlab-ci.yml', text),
    create('ci/more.yml', 'glaze: { script: dip, environment: shelf, when: manual }'),
  ]);
  const levels = { guest: 10, reporter: 20, developer: 30 } as const;
  for (const [name, level] of Object.entries(levels)) {
    const user = await seedUser(db);
    await addMember(db, { project: home.project, user, level });
    people.set(name, user);
  }
  people.set('stranger', await seedUser(db));
});

function as(who: string) {
  const user = people.get(who);
  if (user === undefined) throw new Error(`nobody is the ${who}`);
  return api.as(user);
}

describe('POST /ci/lint', () => {
  it('obeys the number of needs that the plan gives jobs', async () => {
    const administrator = api.as(await seedUser(db, { admin: true }));
    const needing = (count: number) => {
      const names = Array.from({ length: count }, (_, at) => `n${at}`);
      const others = names.map((name) => `${name}: { script: fire }`);
      return [`last: { script: fire, needs: [${names.join(', ')}] }`, ...others].join('\n');
    };
    const lintAfter = async (limit: number, count: number) => {
      const limits = `plan_name=ultimate&ci_needs_size_limit=${limit}`;
      const put = await administrator.put(`/application/plan_limits?${limits}`, {});
      expect(put).toMatchObject({ status: 200 });
      const { body } = await as('stranger').post('/ci/lint', { content: needing(count) });
      return (body as { readonly errors: readonly string[] }).errors;
    };
    expect(await lintAfter(1, 1)).toEqual([]);
    expect(await lintAfter(1, 2)).toEqual([
      'last: one job can only need 1 others, but you have listed 2. See needs keyword documentation for more details',
    ]);
    expect(await lintAfter(0, 60)).toEqual([]);
    expect(await lintAfter(50, 60)).toHaveLength(1);
  });

  it('tells what is wrong', async () => {
    expect(await as('stranger').post('/ci/lint', { content: 'fire: {}' })).toMatchObject({
      status: 200,
      body: {
        status: 'invalid',
        errors: ['jobs fire config should implement a script: or a trigger: keyword'],
        warnings: [],
      },
    });
  });

  it('merges, and tells the jobs', async () => {
    const content = '.a: { tags: [x] }\nfire: { extends: .a, script: !reference [.b] }\n.b: [go]';
    const asked = { content, include_merged_yaml: true, include_jobs: true };
    const { status, body } = await as('stranger').post('/ci/lint', asked);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'valid', jobs: [{ name: 'fire', tag_list: ['x'] }] });
    expect(body).toHaveProperty('merged_yaml', expect.stringMatching(/fire:\n {2}tags:\n/));
  });

  it('goes no deeper, and reads no more, than the settings say', async () => {
    const administrator = api.as(await seedUser(db, { admin: true }));
    const set = (body: object) => administrator.put('/application/settings', body);
    const lint = async (content: string) =>
      (await as('stranger').post('/ci/lint', { content })).body;
    const tooBig = { errors: ['The parsed YAML is too big'] };
    expect(await set({ max_yaml_depth: 3 })).toMatchObject({ status: 200 });
    expect(await lint('fire: { script: [[[a]]] }')).toMatchObject(tooBig);
    await set({ max_yaml_depth: 100, max_yaml_size_bytes: 20 });
    expect(await lint('fire: { script: abcdefgh }')).toMatchObject(tooBig);
    await set({ max_yaml_size_bytes: 1_048_576 });
    expect(await lint('fire: { script: abcdefgh }')).toMatchObject({ errors: [] });
  });

  it('includes nothing of other projects that only hidden merge requests hold', async () => {
    const { project, developer, commit, cli } = await codeProject(app);
    await db('projects')
      .where({ id: project.id })
      .update({ merge_requests_access_level: 'private' });
    cli('branch', 'proposed', 'main');
    await commit([create('secret.yml', 'fire: { script: kiln fire }')], 'proposed');
    const head = cli('rev-parse', 'proposed');
    cli('update-ref', 'refs/merge-requests/1/head', head);
    cli('branch', '-D', 'proposed');
    const include = `include: { project: ${project.full_path}, ref: ${head}, file: secret.yml }`;
    const lint = async (caller: typeof api) =>
      (await caller.post('/ci/lint', { content: include })).body;
    expect(await lint(as('stranger'))).toMatchObject({
      errors: [`Project \`${project.full_path}\` reference \`${head}\` does not exist!`],
    });
    expect(await lint(api.as(developer))).toMatchObject({ status: 'valid' });
  });

  it('has no local files', async () => {
    const answer = await as('stranger').post('/ci/lint', { content: 'include: a.yml' });
    expect(answer.body).toMatchObject({ errors: ['Local file `a.yml` does not have project!'] });
  });

  it('answers 400 without content, and 401 to strangers without credentials', async () => {
    expect(await as('stranger').post('/ci/lint', {})).toMatchObject({ status: 400 });
    expect(await api.post('/ci/lint', { content: 'a' })).toMatchObject({ status: 401 });
  });
});

describe('/projects/:id/ci/lint', () => {
  it('reads the file of the ref with all that it includes', async () => {
    const { status, body } = await as('reporter').get(`${path}?include_jobs=true`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ valid: true, errors: [], warnings: [] });
    const { jobs } = body as { jobs: { name: string }[] };
    expect(jobs.map(({ name }) => name)).toEqual(['glaze', 'fire', 'never']);
    expect(jobs[0]).toMatchObject({ environment: 'shelf', when: 'manual', allow_failure: true });
  });

  it('lets the rules decide in a dry run', async () => {
    const asked = { content: text, dry_run: true, include_jobs: true };
    const { body } = await as('developer').post(path, asked);
    const { jobs } = body as { jobs: { name: string }[] };
    expect(jobs.map(({ name }) => name)).toEqual(['glaze', 'fire']);
  });

  it('tells in a dry run that there would be no pipeline', async () => {
    const dryRun = async (content: string) =>
      (await as('developer').post(path, { content, dry_run: true })).body;
    const none = { valid: false, merged_yaml: null };
    expect(await dryRun('workflow: { rules: [{ when: never }] }\na: { script: b }')).toMatchObject({
      ...{ ...none, errors: ['Pipeline filtered out by workflow rules.'] },
    });
    expect(await dryRun('a: { script: b, rules: [{ if: $GONE }] }')).toMatchObject({
      ...{ ...none, errors: ['No stages / jobs for this pipeline.'] },
    });
    const needing = 'a: { script: b, needs: [c] }\nc: { script: d, rules: [{ if: $GONE }] }';
    expect((await as('developer').post(path, { content: needing })).body).toMatchObject({
      valid: true,
    });
    expect(await dryRun(needing)).toMatchObject({
      ...{ ...none, errors: [expect.stringMatching(/^'a' job needs 'c' job, but 'c' does not/)] },
    });
  });

  it('warns of jobs that run twice, and tells all faults with their warnings', async () => {
    const always = 'a: { script: b, rules: [{ when: always }] }';
    const warning = /^jobs:a may allow multiple pipelines to run for a single action/;
    const lint = async (content: string) => (await as('developer').post(path, { content })).body;
    expect(await lint(always)).toMatchObject({
      ...{ valid: true, errors: [], warnings: [expect.stringMatching(warning)] },
      merged_yaml: expect.stringContaining('when: always') as string,
    });
    expect(await lint('types: [test]\na: {}\nb: { script: c, stage: gone, retry: 9 }')).toEqual({
      ...{ valid: false, merged_yaml: null },
      errors: [
        'jobs a config should implement a script: or a trigger: keyword',
        'jobs:b:retry config must be less than or equal to 2',
      ],
      warnings: ['root `types` is deprecated and will be removed: use `stages`'],
    });
  });

  it('reads a text for a project that has no commits yet', async () => {
    const developer = as('developer');
    const made = await developer.post('/projects', { name: unique('bare ') });
    expect(made.status).toBe(201);
    const empty = `/projects/${made.body.id}/ci/lint`;
    const lint = async (body: object) => (await developer.post(empty, body)) as { status: number };
    const content = 'a: { script: b }';
    expect(await lint({ content })).toMatchObject({ status: 200, body: { valid: true } });
    expect(await lint({ content: 'a: {}' })).toMatchObject({ status: 200, body: { valid: false } });
    expect(await lint({ content, dry_run: true })).toMatchObject({ status: 400 });
  });

  it('merges what is included, extended and referred to', async () => {
    const content =
      'include: ci/more.yml\n.a: { script: [x], tags: [t] }\nb: { extends: .a, script: [!reference [.a, script], z] }';
    const { body } = await as('developer').post(path, { content });
    const merged = String((body as { merged_yaml: string }).merged_yaml);
    expect(merged).toMatch(/^glaze:\n {2}script: dip\n/);
    expect(merged).toMatch(/^b:\n {2}script:\n {4}- - x\n {4}- z\n {2}tags:\n {4}- t$/m);
    expect(merged).not.toMatch(/include|extends|!reference/);
    expect(body).not.toHaveProperty('jobs');
  });

  const refusals = [
    ['guest', 403, 403],
    ['reporter', 200, 403],
    ['developer', 200, 200],
    ['stranger', 404, 404],
  ] as const;
  it.each(refusals)('answers a %s with %i and %i', async (who, read, tried) => {
    expect(await as(who).get(path)).toMatchObject({ status: read });
    expect(await as(who).post(path, { content: text })).toMatchObject({ status: tried });
  });

  it('is read by whoever reads the code', async () => {
    const open = await codeProject(app, { visibility: 'public' });
    await open.commit([create('.gitlab-ci.yml', 'fire: { script: kiln fire }')]);
    const there = `/projects/${open.project.id}/ci/lint`;
    expect(await as('stranger').get(there)).toMatchObject({ status: 200, body: { valid: true } });
    expect((await as('stranger').post(there, { content: text })).status).toBe(403);
    expect((await app.api.get(there)).status).toBe(401);
  });

  it('answers 400 for a ref that is not there', async () => {
    expect(await as('reporter').get(`${path}?ref=gone`)).toMatchObject({ status: 400 });
  });
});
