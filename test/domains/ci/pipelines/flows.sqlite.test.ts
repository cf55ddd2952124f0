import { expect, it, onTestFinished } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { startApp } from '#test/support/app.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';
import { worldOf } from '#test/domains/ci/job-execution/world.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const { workers } = environment;
const { runnerOf, request } = worldOf(app);
workers.start();

/** The ways in which the second of three jobs comes to run. */
const turns = {
  on_success: '',
  on_failure: 'when: on_failure,',
  always: 'when: always,',
  manual: 'when: manual,',
  blocking: 'when: manual, allow_failure: false,',
  delayed: 'when: delayed, start_in: 1 week,',
} as const;
type Turn = keyof typeof turns;

/** The order of the jobs, and the ends of the first and the second. */
type Order = 'stages' | 'needs';
type First = 'success' | 'failed' | 'allowed to fail';
type Second = 'success' | 'failed';

interface Flow {
  readonly turn: Turn;
  readonly order: Order;
  readonly first: First;
  /** Null where the second job is skipped. */
  readonly second: Second | null;
}

type Shown = Readonly<Record<'a' | 'b' | 'c' | 'pipeline', string>>;

/** The second job after the end of the first. */
function turnOf({ turn, first }: Flow): string {
  if (turn === 'always') return 'pending';
  if (turn === 'on_failure') return first === 'failed' ? 'pending' : 'skipped';
  if (first === 'failed') return 'skipped';
  if (turn === 'on_success') return 'pending';
  return turn === 'delayed' ? 'scheduled' : 'manual';
}

/** Visible states after the end of the first job. */
function afterFirst(flow: Flow): Shown {
  const { turn, order, first } = flow;
  const a = first === 'success' ? 'success' : 'failed';
  const b = turnOf(flow);
  const isOver = b === 'skipped';
  // A manual job that may fail blocks no later stage; a job that needs it is skipped until a user plays it.
  const isPassed = b === 'manual' && turn === 'manual';
  const follows = order === 'stages' && first !== 'failed';
  const c = isOver || isPassed ? (follows ? 'pending' : 'skipped') : 'created';
  const waits = b === 'scheduled' || b === 'manual' ? b : 'running';
  const ended = first === 'failed' ? 'failed' : 'success';
  const pipeline = c === 'pending' ? 'running' : c === 'skipped' ? ended : waits;
  return { a, b, c, pipeline };
}

/** The pipeline when somebody plays the second job: where nothing has succeeded it may wait to begin once more. */
const whenPlayed = ({ turn, first }: Flow) =>
  first === 'allowed to fail' && turn !== 'manual' ? 'pending' : 'running';

/** Visible states after the end of the second job. */
function afterSecond(flow: Flow): Shown {
  const { turn, order, first, second } = flow;
  const a = first === 'success' ? 'success' : 'failed';
  const mayFail = turn === 'manual';
  const isWell = second === 'success' || mayFail;
  const follows = isWell && (order === 'needs' || first !== 'failed');
  const c = follows ? 'pending' : 'skipped';
  const isFaulty = first === 'failed' || !isWell;
  return { a, b: second ?? '', c, pipeline: follows ? 'running' : isFaulty ? 'failed' : 'success' };
}

const flows = (Object.keys(turns) as Turn[]).flatMap((turn) =>
  (['stages', 'needs'] as const).flatMap((order) =>
    (['success', 'failed', 'allowed to fail'] as const).flatMap((first): Flow[] => {
      const flow = { turn, order, first };
      return turnOf({ ...flow, second: null }) === 'skipped'
        ? [{ ...flow, second: null }]
        : [
            { ...flow, second: 'success' },
            { ...flow, second: 'failed' },
          ];
    }),
  ),
);

const { project, people, path } = await statusesWorld(db, git);
const commit = committerTo(git, project);
const maintainer = api.as(people.maintainer);
const runner = await runnerOf(`/projects/${project.id}`);

/** A pipeline of a branch of its own. */
async function begin({ turn, order, first }: Flow, branch: string) {
  const needs = (name: string) => (order === 'needs' ? `, needs: [${name}]` : '');
  const text = `
stages: [build, test, deploy]
a: { stage: build, script: x, allow_failure: ${first === 'allowed to fail'} }
b: { stage: test, ${turns[turn]} script: x${needs('a')} }
c: { stage: deploy, script: x${needs('b')} }
`;
  const startFrom = await readBranchHead(git.repository(project.id), 'main');
  await commit('Configure', [write('.gitlab-ci.yml', text)], {
    branch,
    startFrom: startFrom ?? '',
  });
  const made = await maintainer.post(`${path}/pipeline`, { ref: branch });
  expect(made.status).toBe(201);
  return made.body.id as number;
}

interface ShownJob {
  readonly id: number;
  readonly name: string;
  readonly status: string;
}

async function jobsOf(pipeline: number): Promise<ReadonlyMap<string, ShownJob>> {
  await workers.idle();
  const { body } = await maintainer.get(`${path}/pipelines/${pipeline}/jobs`);
  return new Map((body as ShownJob[]).map((job) => [job.name, job]));
}

async function seen(pipeline: number): Promise<Shown> {
  const jobs = await jobsOf(pipeline);
  const { body } = await maintainer.get(`${path}/pipelines/${pipeline}`);
  const of = (name: string) => jobs.get(name)?.status ?? '';
  return { a: of('a'), b: of('b'), c: of('c'), pipeline: body.status };
}

/** The runner takes the next job, which is this one, and ends it. */
async function run(name: string, state: 'success' | 'failed') {
  const { status, body } = await request(runner);
  expect(status).toBe(201);
  expect(body.job_info.name).toBe(name);
  const told = { token: body.token, state };
  expect((await api.put(`/jobs/${body.id}`, told)).status).toBe(200);
}

/** The jobs that are left are in nobody's way. */
async function end(pipeline: number) {
  expect((await maintainer.post(`${path}/pipelines/${pipeline}/cancel`)).status).toBe(200);
  await workers.idle();
}

it('there are at least 57 flows', () => {
  expect(flows.length).toBeGreaterThanOrEqual(57);
});

it.each(flows.map((flow, at) => [flow.turn, flow.order, flow.first, flow.second, at] as const))(
  'jobs by $0 in $1 after the first is $2, and the second $3',
  async (turn, order, first, second, at) => {
    const flow = { turn, order, first, second };
    const pipeline = await begin(flow, `flow-${at}`);
    onTestFinished(() => end(pipeline));
    const created = { a: 'pending', b: 'created', c: 'created', pipeline: 'pending' };
    expect(await seen(pipeline)).toEqual(created);
    await run('a', first === 'success' ? 'success' : 'failed');
    expect(await seen(pipeline)).toEqual(afterFirst(flow));
    if (second !== null) {
      const b = (await jobsOf(pipeline)).get('b');
      if (b?.status === 'manual' || b?.status === 'scheduled') {
        expect((await maintainer.post(`${path}/jobs/${b.id}/play`)).status).toBe(200);
        expect(await seen(pipeline)).toMatchObject({ b: 'pending', pipeline: whenPlayed(flow) });
      }
      await run('b', second);
      expect(await seen(pipeline)).toEqual(afterSecond(flow));
      const over = afterSecond(flow);
      if (over.c === 'skipped' && second === 'failed') {
        // The jobs that followed wait once more.
        expect((await maintainer.post(`${path}/jobs/${b?.id}/retry`)).status).toBe(201);
        const again = { a: over.a, b: 'pending', c: 'created', pipeline: 'running' };
        expect(await seen(pipeline)).toEqual(again);
      }
    }
  },
);
