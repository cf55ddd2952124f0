import { type Load, spreadOf } from '../measure.ts';
import type { BenchServer } from '../processes.ts';
import { head, rowsUnder } from '../rows.ts';
import { startBareJobs, startHearth } from '../servers.ts';
import { figure, line } from '../table.ts';
import { createWorld, type World } from '../world.ts';
import { fillPipelines } from './fill.ts';
import { compareHandOver } from './hand-over.ts';
import { measureArchives, measureTrace, type RunningJob } from './single.ts';

/** Jobs of a pipeline, pipelines of the project, and runners that ask for their jobs. */
const [jobs, pipelines, runners] = [500, 20, 500];
/** Pipelines of two projects whose pages are compared. */
const [few, many] = [1_000, 1_000_000];

/** Asks as the administrator, or as a runner. */
const askerOf =
  ({ origin }: BenchServer, { administratorToken }: World) =>
  async <Body>(method: string, url: string, body: object = {}): Promise<Body> => {
    const answer = await fetch(`${origin}/api/v4${url}`, {
      method,
      headers: { 'private-token': administratorToken, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Body;
  };

type Ask = ReturnType<typeof askerOf>;

/** A project whose configuration has many jobs: how long a pipeline of it takes to make. */
async function createQueue(ask: Ask, { fileProject }: World): Promise<void> {
  const configuration = Array.from(
    { length: jobs },
    (_, at) => `job ${at}: { script: [make part${at}], variables: { PART: "${at}" } }`,
  ).join('\n');
  await ask('POST', `/projects/${fileProject}/repository/files/.gitlab-ci.yml`, {
    ...{ branch: 'main', commit_message: 'Build it [skip ci]', content: configuration },
  });
  const times: number[] = [];
  for (let count = 0; count < pipelines; count += 1) {
    const began = performance.now();
    await ask('POST', `/projects/${fileProject}/pipeline`, { ref: 'main' });
    times.push(performance.now() - began);
  }
  const first = `the first ${times[0]?.toFixed(0)}`;
  line(`POST …/pipeline of ${jobs} jobs (ms)`, figure(spreadOf(times), 0), first, '300');
}

async function registerRunners(ask: Ask, { fileProject }: World): Promise<string[]> {
  const place = await ask<{ token: string }>(
    'POST',
    `/projects/${fileProject}/runners/reset_registration_token`,
  );
  const tokens: string[] = [];
  for (let count = 0; count < runners; count += 1) {
    tokens.push((await ask<{ token: string }>('POST', '/runners', place)).token);
  }
  return tokens;
}

async function takeJob(
  ask: Ask,
  { fileProject: project, administratorToken: readerToken }: World,
  runner: string | undefined,
): Promise<RunningJob> {
  const job = await ask<{ id: number; token: string }>('POST', '/jobs/request', { token: runner });
  return { ...job, project, readerToken };
}

/** Pipelines, and their jobs as runners see them; `postgresUrl` names an empty database, null stands for SQLite. */
export async function comparePipelines(
  main: string,
  postgresUrl: string | null,
  { quick, load }: { readonly quick: boolean; readonly load: Load },
): Promise<void> {
  const world = await createWorld(50, postgresUrl);
  const [small, large] = [world.fileProject + 1, world.fileProject + 2];
  const most = quick ? 100_000 : many;
  const counts = [
    [small, few],
    [large, most],
  ] as const;
  await fillPipelines(world.databaseUrl, new Map(counts));
  const hearth = await startHearth(main, world);
  const ask = askerOf(hearth, world);

  head(`${world.kind}: pages of pipelines`);
  const pageOf = (project: number) => `/api/v4/projects/${project}/pipelines?per_page=20`;
  await rowsUnder(load)(
    `${most.toLocaleString('en')} against ${few.toLocaleString('en')}`,
    [hearth, hearth],
    pageOf(large),
    { token: world.administratorToken, target: '0.67', otherUrl: pageOf(small) },
  );

  head(`${world.kind}: jobs`);
  await createQueue(ask, world);
  const tokens = await registerRunners(ask, world);
  await ask('PUT', '/application/settings', { max_artifacts_size: 2_048 });
  const take = (at: number) => takeJob(ask, world, tokens[at]);
  const [log, archives] = [
    await take(0),
    { small: await take(1), half: await take(2), large: await take(3) },
  ];
  const bare = await startBareJobs(world);
  await compareHandOver([hearth, bare], tokens);
  await bare.stop();

  head(`${world.kind}: logs and archives`);
  await measureTrace(hearth, log, quick ? 5 : 50);
  await measureArchives(hearth, archives);
  await hearth.stop();
  await world.remove();
}
