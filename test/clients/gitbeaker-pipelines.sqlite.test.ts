import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Gitlab, type JobSchema } from '@gitbeaker/rest';
import { expect, it, onTestFinished } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { signalProcess } from '#test/support/process.ts';
import { seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, git, origin, environment } = await startApp();
environment.workers.start();
const owner = await seedUser(db);
const group = await seedGroup(db, { owner });
const { token } = await seedToken(db, owner);
const { Commits, Environments, JobArtifacts, Jobs, Pipelines, Projects } = new Gitlab({
  host: origin,
  token,
});

const configuration = `
stages: [clay, fire, shelf, shop]
default:
  before_script: ['mkdir -p out']

cups:
  stage: clay
  script: ['echo "cups of $CI_COMMIT_SHORT_SHA" > out/cups']
  artifacts: { name: cups, paths: [out], expire_in: 1 week }
glazes:
  stage: clay
  script: ['echo celadon > out/glazes', 'echo "GLAZE=celadon" > glaze.env']
  artifacts: { paths: [out], reports: { dotenv: glaze.env } }

kiln:
  stage: fire
  needs: [cups]
  parallel: { matrix: [{ FUEL: [gas, wood], CONE: ["6", "10"] }] }
  script: ['test ! -e out/glazes', 'echo "$(cat out/cups) by $FUEL to $CONE" > "out/$FUEL-$CONE"']
  artifacts: { paths: ["out/$FUEL-*"] }
thermometer:
  stage: fire
  coverage: '/even: \\d+%/'
  script: ['cat out/cups out/glazes', 'echo "even: 87%"']
crack:
  stage: fire
  allow_failure: true
  script: ['echo too hot >&2', 'exit 7']
  after_script: ['echo swept']

count:
  stage: shelf
  dependencies: []
  script: ['test ! -e out/cups', 'test "$GLAZE" = ""']
box:
  stage: shelf
  needs:
    - glazes
    - job: kiln
      parallel: { matrix: [{ FUEL: wood, CONE: "10" }] }
  script: ['test ! -e out/gas-6', 'cat out/wood-10 > out/box', 'echo "glazed with $GLAZE" >> out/box']
  artifacts: { paths: [out/box] }
label:
  stage: shelf
  needs: [{ job: thermometer, artifacts: false }]
  script: ['test ! -e out/cups', 'printf "masked: %s\\\\n" "$CI_JOB_TOKEN"']

sell:
  stage: shop
  when: manual
  needs: [box]
  script: ['cat out/box']
  environment: { name: production, url: "https://shop.example.com/$CI_COMMIT_REF_SLUG" }
`;

/** The runner as people start it, until the test is over. */
async function startRunner(registrationToken: string): Promise<() => string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-runner-'));
  const root = path.resolve(import.meta.dirname, '../..');
  const settings = { url: origin, 'registration-token': registrationToken, folder };
  const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'src/main.ts'), 'runner', ...options],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    if (child.exitCode === null) signalProcess(child.pid, 'SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  return () => output;
}

it('runs a pipeline of 12 jobs, whose logs, artifacts and environment a client reads', async () => {
  const { id } = await seedProject(db, { namespace: group, git, readme: true });
  const { runners_token } = await Projects.show(id);
  const { id: sha } = await Commits.create(id, 'main', 'Build it', [
    { action: 'create', filePath: '.gitlab-ci.yml', content: configuration },
  ]);
  const outputOf = await startRunner(String(runners_token));
  await expect
    .poll(async () => (await Pipelines.all(id)).map(({ status }) => status), { timeout: 90_000 })
    .toEqual([expect.stringMatching(/^(?:success|failed)$/)]);
  const [pipeline] = await Pipelines.all(id, { sha });
  const pipelineId = pipeline?.id ?? 0;

  const jobs = new Map<string, JobSchema>();
  const read = async () => {
    for (const job of await Jobs.all(id, { pipelineId, perPage: 50 })) jobs.set(job.name, job);
  };
  await read();
  expect([...jobs.values()].map(({ name, stage, status }) => `${stage}: ${name}, ${status}`).sort())
    .toMatchInlineSnapshot(`
      [
        "clay: cups, success",
        "clay: glazes, success",
        "fire: crack, failed",
        "fire: kiln: [gas, 10], success",
        "fire: kiln: [gas, 6], success",
        "fire: kiln: [wood, 10], success",
        "fire: kiln: [wood, 6], success",
        "fire: thermometer, success",
        "shelf: box, success",
        "shelf: count, success",
        "shelf: label, success",
        "shop: sell, manual",
      ]
    `);
  const job = (name: string): JobSchema => {
    const found = jobs.get(name);
    if (found === undefined) throw new Error(`there is no job ${name}`);
    return found;
  };
  expect(job('crack')).toMatchObject({ allow_failure: true, failure_reason: 'script_failure' });
  expect(job('thermometer').coverage).toBe(87);
  // The pipeline creates the environment, which has no deployment yet.
  const environments = await Environments.all(id);
  expect(environments.map(({ name }) => name)).toEqual(['production']);
  expect(environments[0]).toMatchObject({ state: 'available', last_deployment: null });

  await Jobs.play(id, job('sell').id);
  await expect.poll(async () => (await Jobs.show(id, job('sell').id)).status).toBe('success');
  const [production] = await Environments.all(id, { name: 'production' });
  expect(production).toMatchObject({
    ...{ tier: 'production', external_url: 'https://shop.example.com/main', state: 'available' },
    last_deployment: { status: 'success', sha, deployable: { id: job('sell').id } },
  });

  const logOf = (name: string) => Jobs.showLog(id, job(name).id);
  const cups = `cups of ${sha.slice(0, 8)}`;
  expect(await logOf('sell')).toContain(`${cups} by wood to 10\nglazed with celadon\n`);
  expect(await logOf('crack')).toMatch(/too hot\n[^]*swept\n[^]*Job failed/);
  expect(await logOf('label')).toContain('masked: [MASKED]\n');

  const fileOf = async (name: string, artifactPath: string) => {
    const file = await JobArtifacts.downloadArchive(id, { jobId: job(name).id, artifactPath });
    return file.text();
  };
  expect(await fileOf('box', 'out/box')).toBe(`${cups} by wood to 10\nglazed with celadon\n`);
  expect(await fileOf('kiln: [gas, 6]', 'out/gas-6')).toBe(`${cups} by gas to 6\n`);
  const archive = await JobArtifacts.downloadArchive(id, { ref: 'main', job: 'cups' });
  expect(
    Buffer.from(await archive.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  expect(job('cups')).toMatchObject({ artifacts_file: { filename: 'cups.zip' } });

  expect(await Pipelines.show(id, pipelineId)).toMatchObject({ status: 'success', sha });
  const ran = [...jobs.keys()].map((name) => expect.stringContaining(`: ${name} of `) as string);
  expect(outputOf().split('\n')).toEqual(expect.arrayContaining(ran));
});
